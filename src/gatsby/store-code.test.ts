import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import QRCode from 'qrcode';
import { writeStoreCode } from './store-code';

test('the code leads to the App Store, by its own campaign if there is one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-code-'));
  const appStoreUrl = 'https://apps.apple.com/fr/app/test/id1';
  const draw = async (facts: object) => {
    await writeStoreCode(folder, { appStoreUrl, ...facts });
    return readFileSync(path.join(folder, 'store-code.svg'), 'utf8');
  };
  const drawing = await QRCode.toString(appStoreUrl, { type: 'svg', margin: 0 });
  const [modules = ''] = / d="([^"]+)"\/><\/svg>/.exec(drawing) ?? [];
  expect(await draw({})).toContain(modules);
  expect(await draw({ appStoreProviderToken: '123' })).not.toContain(modules);
  rmSync(folder, { recursive: true });
});
