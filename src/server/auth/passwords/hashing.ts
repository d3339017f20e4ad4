import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { AuthError } from '#server/auth/auth-error.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Beyond this many waiting, whoever comes next is told at once instead of in a minute. */
const MAX_WAITING = 256;

interface Hash {
  cost: typeof COST;
  salt: Buffer;
  tag: Buffer;
}

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** A user without a hash, or no user at all, costs the same time as a wrong password. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
  /** The hash was made with a cost that is not today's. */
  isOutdated(hash: string): boolean;
}

/**
 * argon2id costs memory and a thread on purpose. As many at once as there are cores use the machine fully; more would
 * only fill the memory and keep files and DNS, which share the threads, waiting.
 */
export function createPasswordHashing(atOnce: number = Math.min(availableParallelism(), 3)): PasswordHashing {
  const turns = takeTurns(atOnce);
  const tagOf = (
    password: string,
    { salt, cost, tagBytes }: { salt: Buffer; cost: typeof COST; tagBytes: number },
  ) => {
    const parameters: Argon2Parameters = {
      message: Buffer.from(password.normalize('NFC')),
      nonce: salt,
      tagLength: tagBytes,
      ...cost,
    };
    return turns(() => derive('argon2id', parameters));
  };
  const decoy: Hash = { cost: COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return write({
        cost: COST,
        salt,
        tag: await tagOf(password, { salt, cost: COST, tagBytes: TAG_BYTES }),
      });
    },
    async matches(password, hash) {
      const { cost, salt, tag } = (hash ? read(hash) : undefined) ?? decoy;
      return timingSafeEqual(tag, await tagOf(password, { salt, cost, tagBytes: tag.length }));
    },
    isOutdated: (hash) => {
      const cost = read(hash)?.cost;
      return (
        cost?.memory !== COST.memory || cost.passes !== COST.passes || cost.parallelism !== COST.parallelism
      );
    },
  };
}

function write({ cost, salt, tag }: Hash): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

function read(phc: string): Hash | undefined {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc) ?? [];
  if (!salt || !tag) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings carry no padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function takeTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= MAX_WAITING) {
        throw new AuthError(
          503,
          'over_request_rate_limit',
          'Many people are signing in. Please try again in a moment.',
        );
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
