import { ceilingsOf, writeCeilings } from './ceilings.ts';
import { measureBudgets } from './measure.ts';

/** `npm run ceilings`: measures the build, and writes the ceilings 5 % above it. */
writeCeilings(ceilingsOf(await measureBudgets()));
