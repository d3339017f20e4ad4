import { timingSafeEqual } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { firstPage } from '#contract/first-page.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { sentField } from '#server/http/sent-field.ts';

/** What a guest may have drawn and read aloud: the first page of a story that was told to them here. */
export interface FirstPages {
  /** Says later that we told it; nothing of it need be kept. */
  seal: (text: string) => string;
  /** Whether a field of a request is such a page or a part of it. Refuses who asks for one page again and again. */
  isAskedFor: (request: HonoRequest, field: string) => Promise<boolean>;
}

/** A picture, a voice in two or three parts, and the same again in another tab or after a reload. */
const ASKED_AGAIN = { name: 'first page', points: 24, seconds: 3600 };

interface FirstPagesOptions {
  /** With a secret. */
  fingerprint: (value: string) => Buffer;
  limits: RateLimiting;
}

export function createFirstPages({ fingerprint, limits }: FirstPagesOptions): FirstPages {
  const asked = limits.counter(ASKED_AGAIN);
  const sealOf = (text: string) => fingerprint(`first page ${text}`);
  return {
    seal: (text) => sealOf(text).toString('base64url'),
    async isAskedFor(request, field) {
      const page = firstPage.safeParse(await sentField(request, 'page'));
      const part = z.string().safeParse(await sentField(request, field));
      if (!page.success || !part.success || !page.data.text.includes(part.data.trim())) return false;
      const seal = Buffer.from(page.data.seal, 'base64url');
      const ours = sealOf(page.data.text);
      if (seal.length !== ours.length || !timingSafeEqual(seal, ours)) return false;
      if ((await asked.take(page.data.seal)) === 0) return true;
      throw new AppError(429, 'too_many_requests', 'That was a little fast. Please wait a moment.');
    },
  };
}
