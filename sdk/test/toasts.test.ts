import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../src/index.ts';
import { client, failure } from './client.ts';
import { fail, silence, transport } from './transport.ts';

describe('toasts', () => {
  const shown: Toast[] = [];
  const onToast = (toast: Toast) => shown.push(toast);
  beforeEach(() => {
    shown.length = 0;
  });

  it('a toast shows a business failure once, unless the call is silent', async () => {
    const health = client({ ...transport(fail('提醒数量已达上限')), onToast });
    await failure(health.medication.delete({ reminderId: 'x' }));
    expect(shown.map((toast) => toast.message)).toEqual(['提醒数量已达上限']);
    await failure(health.medication.delete({ reminderId: 'x' }, { silent: true }));
    expect(shown).toHaveLength(1);
  });

  it('a toast shows a status 500 with the text of the spec, and no other status', async () => {
    const said = (status: number) => transport({ status, ...fail('', '600') });
    await failure(client({ ...said(500), onToast }).medication.list());
    await failure(client({ ...said(404), onToast }).medication.list());
    expect(shown.map((toast) => toast.message)).toEqual(['login expired']);
  });

  it('an aborted call shows no toast', async () => {
    const controller = new AbortController();
    const call = client({ ...transport(silence), onToast }).medication.list({}, { signal: controller.signal });
    controller.abort();
    expect(await failure(call)).toMatchObject({ kind: 'aborted' });
    expect(shown).toEqual([]);
  });

  it('a toast callback that throws does not replace the error of the call', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new Error('no toaster');
    const health = client({
      ...transport(fail('失败')),
      onToast: () => {
        throw fault;
      },
    });
    expect(await failure(health.medication.delete({ reminderId: 'x' }))).toMatchObject({ kind: 'business' });
    expect(log).toHaveBeenCalledWith('a callback has thrown', fault);
    log.mockRestore();
  });
});
