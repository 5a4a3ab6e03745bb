import { z } from 'zod';
import type { ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';

/** Settings of an object store with the API of S3. The bucket must exist. */
export const s3Settings = {
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a name of a bucket: 3 to 63 small letters, digits, dots and hyphens')
    .optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_KEY: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
};

/** All or none of them must be set. */
export const s3Names = ['S3_URL', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

export type S3Settings = { [Name in keyof typeof s3Settings]?: string | undefined };

/** Servers without regions accept this one. */
const DEFAULT_REGION = 'us-east-1';

/** The bucket of `S3_URL`, if it is set. */
export function openBucket({
  S3_URL,
  S3_BUCKET,
  S3_REGION = DEFAULT_REGION,
  S3_KEY,
  S3_SECRET,
}: S3Settings): ObjectStore | undefined {
  if (!S3_URL || !S3_BUCKET || !S3_KEY || !S3_SECRET) return undefined;
  return new S3Store({ url: S3_URL, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET });
}
