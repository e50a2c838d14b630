import { readFileSync } from 'node:fs';

const file = new URL('../../package.json', import.meta.url);

/** The program and arguments of `npm start`, relative to the root of the project. */
export const START_COMMAND = JSON.parse(readFileSync(file, 'utf8')).scripts.start.split(' ');
