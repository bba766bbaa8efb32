import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import QRCode from 'qrcode';
import { writeQrCode } from './qr-code';

test('the code leads to the App Store, by its own campaign if there is one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qr-code-'));
  const appStoreUrl = 'https://apps.apple.com/fr/app/test/id1';
  const draw = async (facts: object) => {
    await writeQrCode(folder, { appStoreUrl, ...facts });
    return readFileSync(path.join(folder, 'qr-code.svg'), 'utf8');
  };
  const drawing = await QRCode.toString(appStoreUrl, { type: 'svg', margin: 0 });
  const [modules = ''] = / d="([^"]+)"\/><\/svg>/.exec(drawing) ?? [];
  expect(await draw({})).toContain(modules);
  expect(await draw({ appStoreProviderToken: '123' })).not.toContain(modules);
  rmSync(folder, { recursive: true });
});
