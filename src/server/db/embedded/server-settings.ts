import { createHash } from 'node:crypto';

/**
 * Given on the command line, so that every start uses what this version of Fabloom wants, whatever the
 * database was made with. What is not listed can be tuned with ALTER SYSTEM.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  // Durability: a commit that was acknowledged is on the disk.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // What a base backup needs.
  wal_level: 'replica',
  max_wal_senders: '4',
  // A query must not outlive a client that was killed: it would delay the next start.
  client_connection_check_interval: '2s',
  logging_collector: 'off',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The log must not hold what people wrote: no statements and no DETAIL with the values of a row.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** A setting of our own by which a running server tells how it was started. */
export const LAUNCH_SETTING = 'fabloom.launch';

export interface ServerArguments {
  port: number;
  clusterDir: string;
  launch: string;
}

export function serverArguments({ port, clusterDir, launch }: ServerArguments): string[] {
  const settings = { ...SETTINGS, port: String(port), [LAUNCH_SETTING]: launch };
  const list = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return [...list, folderArgument(clusterDir)].flatMap((setting) => ['-c', setting]);
}

/** By this a process can be known as the server of a folder, without any right to look into it. */
export function folderArgument(clusterDir: string): string {
  return `fabloom.folder=${clusterDir}`;
}

/** The same programs and settings give the same id; a server with another one is not taken over. */
export function launchId(bin: string): string {
  return createHash('sha256')
    .update(JSON.stringify([bin, SETTINGS]))
    .digest('hex')
    .slice(0, 16);
}
