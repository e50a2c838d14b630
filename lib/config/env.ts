import 'server-only';
import { processWide } from '../process/process-wide.mjs';
import { type Environment, readEnvironment } from './environment';

/** The environment of this process, validated once. Server only: it holds both services' keys. */
export function env(): Environment {
  return processWide('env', () => readEnvironment(process.env));
}
