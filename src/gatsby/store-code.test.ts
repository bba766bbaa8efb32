import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import QRCode from 'qrcode';
import { writeStoreCode } from './store-code';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-code-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'store-code.svg');
const drawing = () => readFileSync(file(), 'utf8');
const appStoreUrl = 'https://apps.apple.com/fr/app/test/id1';

/** The modules of a code, as SVG draws them. */
const modules = async (address: string) =>
  / d="([^"]+)"\/><\/svg>/.exec(await QRCode.toString(address, { type: 'svg', margin: 0 }))?.[1] ?? '';

test('the code leads to the App Store, by its own campaign if there is one, and is 96 px wide', async () => {
  await writeStoreCode(folder, { appStoreUrl });
  expect(drawing()).toContain(await modules(appStoreUrl));
  expect(drawing()).toContain('width="96" height="96"');
  await writeStoreCode(folder, { appStoreUrl, appStoreProviderToken: '123', appStoreCampaigns: { qr: 'paper' } });
  expect(drawing()).not.toContain(await modules(appStoreUrl));
});

test('without an address there is no code', async () => {
  await writeStoreCode(folder, {});
  expect(existsSync(file())).toBe(false);
});
