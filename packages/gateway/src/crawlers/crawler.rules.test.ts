import { expect, it } from 'vitest'
import { isCrawler } from './crawler.rules.ts'
import { excerptOf } from './excerpt.rules.ts'
import { gtinOf } from './gtin.rules.ts'

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    true,
  ],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['WhatsApp/2.23.20.0 A', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', false],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36', false],
  ['curl/8.9', false],
  ['notgooglebotish', false],
  [undefined, false],
])('%s is a crawler: %s', (userAgent, is) => {
  expect(isCrawler(userAgent)).toBe(is)
})

it.each([
  ['036000291452', '036000291452'],
  ['4006381333931', '4006381333931'],
  ['96385074', '96385074'],
  ['036000291453', undefined],
  ['2900002010022', undefined],
  ['212345678992', undefined],
  ['12345', undefined],
  ['03600029145X', undefined],
  [null, undefined],
])('the barcode %s is the trade item number %s', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin)
})

it('a description is cut between words', () => {
  const cut = excerptOf(`${'word '.repeat(50)}\n`)

  expect(cut).toHaveLength(160)
  expect(cut).toMatch(/word…$/)
  expect(excerptOf(' short\n text ')).toBe('short text')
})
