import 'server-only';
import sharp from 'sharp';
import { processWide } from '../process/process-wide.mjs';

/**
 * Turns off libvips' operation cache, which would hold the decoders of the last hundred pictures:
 * hundreds of megabytes each. Called at startup and before pictures are decoded.
 *
 * sharp has two entries (a CommonJS and an ES module) that share one libvips, and each turns the
 * cache on when it is loaded. So both are loaded first: ours, and the one that Next's optimizer
 * would load with the first picture. A cache that is on afterwards is logged and turned off again.
 */
export function disableOperationCache(): void {
  processWide('operation-cache', () => {
    requireSharp();
    return sharp.cache(false);
  });
  const { memory, items } = sharp.cache();
  if (memory.max === 0 && items.max === 0) return;
  sharp.cache(false);
  console.warn('sharp’s operation cache was on, which takes much memory: turned off again.');
}

/**
 * Loads the CommonJS entry outside of the bundle, where Next's server loads it, from the program that
 * was started: its folder, unlike the working directory, is the same at startup and later.
 */
function requireSharp(): void {
  const { createRequire } = process.getBuiltinModule('node:module');
  const [, program = ''] = process.argv;
  createRequire(program)('sharp');
}
