import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import { bytesOf, clientOf, someone } from '../fixtures/composites-panel.ts';
import { collectWarnings } from '../fixtures/panel-client.ts';

describe('the download of composites', () => {
  it('fails when it does not begin in time, and leaves no connection open', async () => {
    const open = new Set<ServerResponse>();
    const hang = (response: ServerResponse) => {
      open.add(response);
      response.on('close', () => open.delete(response));
    };
    const client = await clientOf(hang, { writeMs: 500 });
    const zip = client.downloadComposites(someone, 'k');
    await expect(zip).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect.poll(() => open.size).toBe(0);
  });

  it('is aborted when its visitor leaves while it stalls, and the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const client = await clientOf((response) => {
      response.on('close', closed.resolve);
      response.write('PK');
    });
    const reader = (await client.downloadComposites(someone, 'k')).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('PK');
    const next = reader.read();
    await reader.cancel();
    await Promise.all([next, closed.promise]);
  });

  it('leaves no connection open when the response is not a zip, however long it is', async () => {
    collectWarnings();
    const closed = Promise.withResolvers<void>();
    const client = await clientOf((response) => {
      response.on('close', closed.resolve);
      response.write('<html>');
    });
    const zip = client.downloadComposites(someone, 'k');
    await expect(zip).rejects.toMatchObject({ name: 'UnreadableError' });
    await closed.promise;
  });

  it('leaves no connection open when it is refused, however long the refusal is', async () => {
    collectWarnings();
    const closed = Promise.withResolvers<void>();
    const client = await clientOf((response) => {
      response.on('close', closed.resolve);
      response.writeHead(500).write('no, and more of it');
    });
    const zip = client.downloadComposites(someone, 'k');
    await expect(zip).rejects.toMatchObject({ name: 'StatusError', status: 500 });
    await closed.promise;
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['came', (response) => response.end('PK and more')],
    ['were refused', (response) => response.writeHead(500).end()],
    ['are not a zip', (response) => response.end('<html>')],
  ])('leaves no timer running once it %s', async (_how, answer) => {
    collectWarnings();
    const client = await clientOf(answer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = vi.spyOn(globalThis, 'setTimeout');
    await client
      .downloadComposites(someone, 'k')
      .then(bytesOf)
      .catch(() => null);
    expect(begun.mock.calls.map(([, ms]) => ms)).toContain(PANEL_LIMITS.galleryMs);
    await vi.waitUntil(() => vi.getTimerCount() === 0);
  });

  it('fails when it does not end in time, and the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const stall = (response: ServerResponse) => {
      response.on('close', closed.resolve);
      response.write('PK');
    };
    const client = await clientOf(stall, { galleryMs: 300 });
    const zip = client.downloadComposites(someone, 'k').then(bytesOf);
    await expect(zip).rejects.toMatchObject({ name: 'TimeoutError' });
    await closed.promise;
  });
});
