import 'server-only';
import { type Environment, readEnvironment } from './environment';
import { processWide } from './process-wide.mjs';

/** The environment of this process, validated once. Server only: it holds both services' keys. */
export function env(): Environment {
  return processWide('env', () => readEnvironment(process.env));
}
