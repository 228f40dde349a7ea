import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('a device is named by its browser and its system', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const edge =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
  expect([windows, phone, edge, ''].map(deviceName)).toEqual([
    'Firefox, Windows',
    'Safari, iPhone',
    'Edge, Linux',
    '',
  ])
})
