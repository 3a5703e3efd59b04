import { mean, table } from '../statistics.ts'
import { answerOf, type Figures, figuresOf, firstAnswerOf, meanTbtOf, ratioOf, ratioSpreadOf } from './figures.rules.ts'
import { goals, ratioGoals } from './goals.ts'
import type { Cache, Sample } from './measure-pages.ts'
import type { PageUnderBench } from './pages-under-bench.ts'
import type { Shop } from './shops.ts'
import type { Visit } from './visit.ts'

const KIB = 1024
const ms = (value: number | undefined) => value?.toFixed(0) ?? '–'
const tenth = (value: number | undefined) => value?.toFixed(1) ?? '–'
const score = (value: number | undefined) => value?.toFixed(3) ?? '–'
const kib = (value: number) => (value / KIB).toFixed(1)
const mib = (value: number) => (value / KIB / KIB).toFixed(1)

/** Loading, then what a press costs, then the goals, then how the stores compare. */
export function printPages(samples: readonly Sample[], print: (text: string) => void): void {
  print(
    'Loading. cold: the browser knows nothing, the gateway keeps the page; unkept: it has to make it. first JS: named by the document.\n',
  )
  print(loading(samples))
  print(
    '\nFrom the first click of a visit until it is painted: the product from a list, the quantity instead of "Add".\n',
  )
  print(presses(samples))
  print('\nGoals on a slow phone, with a quiet machine behind it\n')
  print(goalTable(samples))
  if (samples.some(({ shop }) => shop.name === 'monolith')) {
    print(
      `\nFederated / monolith, cold; presses: all of a visit; TBT: of means. Goals: times ${ratioGoals.time}, bytes ${ratioGoals.bytes} (aim ${ratioGoals.bytesAim})\n`,
    )
    print(ratios(samples))
    print(
      '\nHow far these ratios of times can be trusted: between what each lies in nine of ten draws of the same visits\n',
    )
    print(spreads(samples))
  }
}

const HEAD =
  'page|device|cache|store|KiB|JS KiB|first JS|requests|calls|TTFB|FCP|LCP|TBT|CLS|heap MiB|largest element'.split('|')

const loading = (samples: readonly Sample[]) =>
  table(
    HEAD,
    samples.map(({ page, profile, cache, shop, visits }) => {
      const { lcpElement, ...seen } = figuresOf(visits)
      const counts = [seen.requests, seen.calls, seen.ttfb, seen.fcp, seen.lcp, seen.tbt].map(ms)
      return [
        page.name,
        profile.name,
        cache,
        shop.name,
        kib(seen.bytes),
        kib(seen.scriptBytes),
        kib(seen.firstScriptBytes),
      ].concat(counts, [score(seen.cls), mib(seen.heap), lcpElement])
    }),
    4,
  )

const presses = (samples: readonly Sample[]) =>
  table(
    ['page', 'device', 'store', 'open product', 'add to cart'],
    samples
      .filter(({ cache }) => cache === 'cold')
      .map(({ page, profile, shop }) => {
        const answers = pressed(samples, page, profile.name, shop.name).map(firstAnswerOf)
        return [page.name, profile.name, shop.name, ...answers.map(ms)]
      }),
  )

type Find = { readonly page: string; readonly device: string; readonly cache: Cache; readonly shop: Shop['name'] }

const find = (samples: readonly Sample[], { page, device, cache, shop }: Find) =>
  samples.find(
    (sample) =>
      sample.page.name === page &&
      sample.profile.name === device &&
      sample.cache === cache &&
      sample.shop.name === shop,
  )?.visits ?? []

/** Products are opened in the first visit, and added to the cart in the second. */
const pressed = (samples: readonly Sample[], page: PageUnderBench, device: string, shop: Shop['name']) =>
  (['cold', 'warm'] as const).map((cache) => find(samples, { page: page.name, device, cache, shop }))

function goalTable(samples: readonly Sample[]): string {
  const figures = (page: string, cache: Cache): Figures =>
    figuresOf(find(samples, { page, device: 'mobile', cache, shop: 'federated' }))
  const pages = [...new Set(samples.map(({ page }) => page))]
  const row = (what: string, goal: number, value: number | undefined, show = ms) =>
    value === undefined || Number.isNaN(value)
      ? [what, `≤ ${goal}`, '–', '']
      : [what, `≤ ${goal}`, show(value), value <= goal ? 'met' : 'missed']
  const answer = (page: PageUnderBench, index: number) =>
    firstAnswerOf(pressed(samples, page, 'mobile', 'federated')[index] ?? [])
  return table(
    ['what', 'goal', 'measured', ''],
    [
      ...Object.entries(goals.scripts).map(([page, goal]) =>
        row(`first JS ${page}, KiB`, goal, figures(page, 'cold').firstScriptBytes / KIB, tenth),
      ),
      ...Object.entries(goals.lcp).map(([page, goal]) => row(`LCP ${page}`, goal, figures(page, 'cold').lcp)),
      row('LCP home, warm', goals.warmLcp.home, figures('home', 'warm').lcp),
      ...pages.map(({ name }) => row(`TBT ${name}`, goals.tbt, figures(name, 'cold').tbt)),
      ...pages.map(({ name }) => row(`CLS ${name}`, goals.cls, figures(name, 'cold').cls, score)),
      ...pages
        .filter(({ isList }) => isList)
        .map((page) => row(`${page.name} → product`, goals.openProduct, answer(page, 0))),
      ...pages.map((page) => row(`add to cart, ${page.name}`, goals.addToCart, answer(page, 1))),
    ],
    1,
  )
}

/** Where the stores are compared: each page on each device. */
const placesOf = (samples: readonly Sample[]) =>
  samples.filter(({ cache, shop }) => cache === 'cold' && shop.name === 'federated')

function ratios(samples: readonly Sample[]): string {
  return table(
    ['page', 'device', 'KiB', 'JS KiB', 'first JS', 'LCP', 'TBT', 'open product', 'add to cart'],
    placesOf(samples).map(({ page, profile: { name: device } }) => {
      const [federated, monolith] = (['federated', 'monolith'] as const).map((shop) => {
        const visits = find(samples, { page: page.name, device, cache: 'cold', shop })
        const presses = pressed(samples, page, device, shop).map(answerOf)
        return { ...figuresOf(visits), meanTbt: meanTbtOf(visits), presses }
      })
      const of = (key: 'bytes' | 'scriptBytes' | 'firstScriptBytes' | 'lcp' | 'meanTbt') =>
        ratioOf(federated?.[key], monolith?.[key])
      const press = (index: number) => ratioOf(federated?.presses[index], monolith?.presses[index])
      return [
        page.name,
        device,
        of('bytes'),
        of('scriptBytes'),
        of('firstScriptBytes'),
        of('lcp'),
        of('meanTbt'),
        press(0),
        press(1),
      ]
    }),
    2,
  )
}

function spreads(samples: readonly Sample[]): string {
  return table(
    ['page', 'device', 'LCP', 'TBT', 'open product', 'add to cart'],
    placesOf(samples).map(({ page, profile: { name: device } }) => {
      const spread = (cache: Cache, of: (seen: Visit) => readonly number[], figure?: typeof mean) => {
        const [federated, monolith] = (['federated', 'monolith'] as const).map((shop) =>
          find(samples, { page: page.name, device, cache, shop }).map(of),
        )
        return ratioSpreadOf(federated ?? [], monolith ?? [], figure)
      }
      return [
        page.name,
        device,
        spread('cold', ({ lcp }) => [lcp]),
        spread('cold', ({ tbt }) => [tbt], mean),
        spread('cold', ({ answers }) => answers),
        spread('warm', ({ answers }) => answers),
      ]
    }),
    2,
  )
}
