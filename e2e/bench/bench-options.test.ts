import { describe, expect, it } from 'vitest'
import { readBenchOptions } from './bench-options.ts'

describe('what the bench is asked for', () => {
  it.each([
    [[], { runs: 5, slowdown: 4, only: undefined, feed: undefined }],
    [
      ['--only', 'pages', '--runs', '9', '--slowdown', '1.86'],
      { runs: 9, slowdown: 1.86, only: 'pages', feed: undefined },
    ],
    [['--feed', 'products.tsv'], { runs: 5, slowdown: 4, only: undefined, feed: 'products.tsv' }],
  ])('%j', (args, options) => expect(readBenchOptions(args)).toEqual(options))

  it.each([
    [['--runs', 'many'], '--runs is a number of 1 or more, not "many".'],
    [['--runs', '0'], '--runs is a number of 1 or more, not "0".'],
    [['--runs', '2.5'], '--runs is a whole number, not "2.5".'],
    [['--slowdown', 'twice'], '--slowdown is a number of 1 or more, not "twice".'],
    [['--slowdown', ''], '--slowdown is a number of 1 or more, not "".'],
    [['--only', 'page'], '--only is one of pages, gateway, orders, catalogue, not "page".'],
  ])('%j is told what is wrong', (args, message) => expect(() => readBenchOptions(args)).toThrow(message))
})
