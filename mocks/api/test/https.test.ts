import { X509Certificate } from 'node:crypto';
import { request } from 'node:https';
import { describe, expect, it } from 'vitest';
import { selfSigned } from '../server/certificate.ts';
import { startMock } from '../server/server.ts';
import { headers, LIST } from './client.ts';

/** The status of a call by a client that trusts a single certificate. */
const statusOf = (url: string, ca: string | undefined, more: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(url + LIST, { headers: { ...headers, ...more }, ...(ca && { ca }) }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });

describe('HTTPS', () => {
  it('HTTPS has a certificate of its own, which a client can trust', async () => {
    const mock = await startMock({ https: true });
    expect(mock.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(await statusOf(mock.url, mock.certificate ?? '')).toBe(200);
    expect(await statusOf(mock.url.replace('127.0.0.1', 'localhost'), mock.certificate ?? '')).toBe(200);
    await expect(statusOf(mock.url, undefined)).rejects.toThrow('self-signed certificate');
    await expect(statusOf(mock.url, mock.certificate ?? '', { 'x-mock-fault': 'reset' })).rejects.toThrow();
    await mock.close();
  });

  it('HTTPS takes a given certificate', async () => {
    const own = selfSigned();
    const mock = await startMock({ https: own });
    expect(mock.certificate).toBe(own.cert);
    expect(await statusOf(mock.url, own.cert)).toBe(200);
    await mock.close();
  });

  it('the certificate is for this machine, and valid for a year', () => {
    const certificate = new X509Certificate(selfSigned(new Date('2026-11-20T00:00:00Z')).cert);
    expect(certificate.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
    expect([certificate.validFrom, certificate.validTo]).toEqual([
      'Nov 19 00:00:00 2026 GMT',
      'Nov 19 00:00:00 2027 GMT',
    ]);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.ca).toBe(true);
  });

  it.each(['2026-11-20', '2049-12-30', '2050-06-01'])('the certificate encodes its validity on %s', (day) => {
    const { validFrom } = new X509Certificate(selfSigned(new Date(`${day}T12:00:00Z`)).cert);
    expect(new Date(validFrom).getTime()).toBe(Date.parse(`${day}T12:00:00Z`) - 86_400_000);
  });

  it('each certificate has a new serial number and key', () => {
    const [one, other] = [new X509Certificate(selfSigned().cert), new X509Certificate(selfSigned().cert)];
    expect(one.serialNumber).not.toBe(other.serialNumber);
    expect(one.publicKey.equals(other.publicKey)).toBe(false);
  });
});
