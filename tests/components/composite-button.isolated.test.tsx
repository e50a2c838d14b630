import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveAs } from 'file-saver';
import JSZip from 'jszip';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompositeButton } from '@/components/profile/composite-button';

vi.mock('file-saver', () => ({ saveAs: vi.fn() }));

const TEXTS = {
  ...{ download: 'Download composites', downloading: 'Downloading…' },
  ...{ downloaded: 'Downloaded.', failed: 'It failed.' },
};
const FILES = ['talents/12/composite-1.jpg', 'talents/12/composite-2.jpg'];
const ZIP = 'PK the files PK\x05\x06 the end';
const PANEL = '/api/composite/12';

let answers: Record<string, () => Response | Promise<Response>>;
const asked = vi.fn();

beforeEach(() => {
  answers = Object.fromEntries(
    FILES.map((file) => [`/storage/desktop/${file}`, () => new Response(file)]),
  );
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return answers[url] ? answers[url]() : new Response(null, { status: 502 });
  });
  vi.mocked(saveAs).mockReset();
  asked.mockReset();
});
afterEach(() => void vi.unstubAllGlobals());

const show = () => render(<CompositeButton id={12} slug="ana-luz" files={FILES} texts={TEXTS} />);
const press = () => userEvent.click(screen.getByRole('link'));
const saved = () => vi.mocked(saveAs).mock.calls[0] as unknown as [Blob, string];

describe('the link that saves the composites', () => {
  it('saves the zip of the panel, and shows that it is downloading', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers[PANEL] = () => promise;
    show();
    await press();
    const link = screen.getByRole('link', { name: TEXTS.downloading });
    expect(link.getAttribute('aria-busy')).toBe('true');
    await press();
    resolve(new Response(ZIP));
    expect(await screen.findByText(TEXTS.downloaded)).toBeDefined();
    expect(asked.mock.calls, 'a second click sends no request').toEqual([[PANEL]]);
    expect(saveAs).toHaveBeenCalledTimes(1);
    expect(saved()[1]).toBe('ana-luz-models.zip');
    expect(await saved()[0].text()).toBe(ZIP);
    expect(screen.getByRole('link').textContent).toBe(TEXTS.download);
  });

  it('makes the same zip itself when the panel fails', async () => {
    show();
    await press();
    expect(await screen.findByText(TEXTS.downloaded)).toBeDefined();
    const [blob, name] = saved();
    expect(name).toBe('ana-luz-models.zip');
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsArrayBuffer(blob);
    await read;
    const zip = await JSZip.loadAsync(reader.result as ArrayBuffer);
    expect(Object.keys(zip.files)).toEqual(['ana-luz-1.jpg', 'ana-luz-2.jpg']);
    expect(await zip.file('ana-luz-2.jpg')?.async('string')).toBe(FILES[1]);
  });

  it('shows an error when that fails too, and can be retried', async () => {
    answers = {};
    show();
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.failed);
    expect(saveAs).not.toHaveBeenCalled();
    answers[PANEL] = () => new Response(ZIP);
    await press();
    expect(await screen.findByText(TEXTS.downloaded)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
