export { default } from '../../cached/[characters]/page';

export const dynamic = 'force-dynamic';
