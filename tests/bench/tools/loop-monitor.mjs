import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded before a program: on SIGUSR2 it writes the longest stall of the event loop so far, in
 * milliseconds, to the file that LOOP_FILE names with the process's id behind it.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('SIGUSR2', () => {
  writeFileSync(`${process.env.LOOP_FILE}.${process.pid}`, String(delay.max / 1e6));
});
