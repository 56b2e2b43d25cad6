import { expect, test } from 'vitest';
import { deviceOf } from './operating-system.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1';

test.each([
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 5],
  ['ios', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5],
  ['other', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0],
  ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['android', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1 Mobile', 5],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 10],
  ['other', '', 0],
] as const)('the device is %s for the user agent %s', (device, userAgent, touchPoints) => {
  expect(deviceOf(userAgent, touchPoints)).toBe(device);
});
