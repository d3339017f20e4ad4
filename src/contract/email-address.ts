import { z } from 'zod';
import { LONGEST_EMAIL, isEmailAddress } from '#domain/email-address.ts';

const INVALID = 'Please provide a valid email address';

/** As it is kept and compared: without spaces around it, in small letters. */
export const emailAddress = z
  .string(INVALID)
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, INVALID)
  .refine(isEmailAddress, INVALID);
