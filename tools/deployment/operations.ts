import { readFileSync } from 'node:fs';
import path from 'node:path';

type Road = { heading: string; lines: string[] };

/**
 * The commands of docs/operations.md below each heading, in order. A command that goes on in the next
 * line (a backslash, a here-document) is one. Blocks for other machines are fenced as `console`.
 */
function roadsOf(checkout: string): Road[] {
  const page = readFileSync(path.join(checkout, 'docs/operations.md'), 'utf8');
  return page.split(/^#{2,} /m).map((section) => {
    const [heading = ''] = section.split('\n');
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
    return { heading, lines: blocks.flatMap(commandsOf) };
  });
}

/** The commands below one heading. @throws if there are none */
export function roadOf(checkout: string, heading: string): string[] {
  const road = roadsOf(checkout).find((one) => one.heading === heading);
  if (!road?.lines.length) throw new Error(`docs/operations.md has no commands below ${heading}`);
  return road.lines;
}

function commandsOf(block: string): string[] {
  const commands: string[] = [];
  let open: string[] = [];
  let end: string | undefined;
  for (const line of block.split('\n')) {
    open.push(line);
    if (end === undefined) {
      end = /<<-?\s*'?(\w+)'?/.exec(line)?.[1];
      if (end !== undefined || line.endsWith('\\')) continue;
    } else if (line !== end) continue;
    commands.push(open.join('\n'));
    open = [];
    end = undefined;
  }
  return commands.map((one) => one.replace(/\s+# .*$/, '')).filter((one) => /^[^#\s]/.test(one));
}
