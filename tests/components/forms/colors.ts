import { wordOptions } from '@/lib/talents/options';

/** The choices of an application whose labels come from the server. */
export const COLORS = wordOptions('pt');
