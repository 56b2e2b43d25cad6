import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { compactUtc, machineTime } from '../engine/days.ts';

/** A certificate and its private key; PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const VALID_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * A new self-signed certificate (X.509 version 3, RFC 5280) for this machine: `localhost`, 127.0.0.1 and ::1. Browsers
 * accept at most 398 days.
 *
 * @param now the start of its validity, less a day for clocks that are behind
 */
export function selfSigned(now = machineTime()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(ECDSA_WITH_SHA256);
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('Health App mock')))));
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40; // a positive number without leading zeros
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, serial),
    algorithm,
    name,
    sequence(time(now.getTime() - DAY_MS), time(now.getTime() + (VALID_DAYS - 1) * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions())),
  );
  const signature = sign('sha256', signed, privateKey);
  const certificate = sequence(signed, algorithm, der(0x03, Buffer.from([0]), signature));
  return {
    cert: new X509Certificate(certificate).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** The certificate is its own authority, so that a client can trust only this certificate. */
function extensions(): Buffer[] {
  const names = [
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
    der(0x87, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
  ];
  return [
    sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE))),
    sequence(ALTERNATIVE_NAME, der(0x04, sequence(...names))),
  ];
}

/* DER, the encoding of X.509: a tag, the length of the content, the content. */

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = content.length < 0x100 ? [0x81, content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const set = (...parts: Buffer[]) => der(0x31, ...parts);

/** UTCTime up to 2049, as RFC 5280 requires, then GeneralizedTime. */
function time(at: number): Buffer {
  const text = compactUtc(at);
  return Number(text.slice(0, 4)) < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = oid('2a8648ce3d040302');
const COMMON_NAME = oid('550403');
const BASIC_CONSTRAINTS = oid('551d13');
const ALTERNATIVE_NAME = oid('551d11');
const TRUE = der(0x01, Buffer.from([0xff]));
