import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a server, which can fall silent without breaking: connections open, and nothing comes through. */
export async function silentLine(to: string) {
  const server = new URL(to);
  const sockets = new Set<Socket>();
  let silent = false;
  const line = createServer((near) => {
    const far = connect(Number(server.port), server.hostname);
    for (const [from, onward] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => onward.destroy());
      from.on('data', (bytes) => silent || onward.write(bytes));
    }
  });
  await new Promise<void>((resolve) => void line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    line.close();
  });
  const near = new URL(to);
  near.hostname = '127.0.0.1';
  near.port = String((line.address() as AddressInfo).port);
  return {
    url: near.href,
    fallSilent: () => void (silent = true),
    speak: () => void (silent = false),
  };
}
