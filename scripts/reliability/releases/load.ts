/**
 * Visitors, in a process of their own: asks for the pages at a port until its input ends, half of them on connections
 * that stay open. Then writes how many whole answers there were of each site, and the others.
 */

import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses, markOf } from './small-site';
import { askPort } from './trial';

const [port, visitors] = process.argv.slice(2).map(Number);
const whole: Record<string, number> = {};
const others: string[] = [];
let isOver = false;

const visit = async (agent: http.Agent | false) => {
  for (let count = 0; !isOver; count += 1) {
    const address = addresses[count % addresses.length] ?? '/';
    const mark = await askPort(port ?? 0, address, agent).then(
      (answer) => markOf(address, answer),
      (error: Error) => `torn: ${error.message}`,
    );
    if (mark.startsWith('torn')) others.push(mark);
    else whole[mark] = (whole[mark] ?? 0) + 1;
    // As many as the machine can serve, and still release.
    await pause(5);
  }
};

process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();

const agents = Array.from({ length: visitors ?? 0 }, (_, index) =>
  index % 2 === 0 ? new http.Agent({ keepAlive: true, maxSockets: 1 }) : (false as const),
);
Promise.all(agents.map(visit)).then(() => {
  // What is still in the pipe is lost when the process exits.
  process.stdout.write(JSON.stringify({ whole, others }), () => process.exit());
});
