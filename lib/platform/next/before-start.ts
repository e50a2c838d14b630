import nextEnv from '@next/env';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { followRequests } from './answer-status.mjs';

/**
 * What `npm start` loads before Next, which opens its port first and reads everything else after:
 * an environment that is not complete ends the process before anybody could connect, and no request
 * comes too early to be followed.
 */
nextEnv.loadEnvConfig(process.cwd(), false);
try {
  readEnvironment({ ...process.env, NODE_ENV: 'production' });
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
followRequests();
