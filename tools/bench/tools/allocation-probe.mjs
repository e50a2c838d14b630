import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

/**
 * Loaded into a server (`--import`): from SIGUSR1 on it samples what is allocated, also what is collected
 * at once, and writes the profile to the file that PROBE_FILE names when the process ends.
 */
const file = process.env.PROBE_FILE;
const session = new Session();
session.connect();
process.once('SIGUSR1', () => {
  session.post('HeapProfiler.startSampling', {
    samplingInterval: 64 * 1024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  process.once('exit', () => {
    // Called at once: the session is one of the same thread.
    session.post('HeapProfiler.stopSampling', (error, result) => {
      if (file && !error) writeFileSync(file, JSON.stringify(result.profile));
    });
  });
});
