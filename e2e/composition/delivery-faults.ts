import type { Page, Route } from '@playwright/test'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'

export type DeliveryFault = {
  /** Row of the fault table, or of the threats. */
  readonly row: string
  /** What the file does: "an entry that …". */
  readonly what: string
  readonly answer: (route: Route) => Promise<void>
  /** To a browser it is one of the others: two remotes show that. */
  readonly isLikeOthers?: true
}

const body = async (route: Route) => (await fetchThroughGateway(route)).text()

const script = (route: Route, text: string) =>
  route.fulfill({ body: text, headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' } })

/** What can happen to a script on its way. */
export const deliveryFaults: readonly DeliveryFault[] = [
  { row: 'F1', what: 'answers 404', answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  {
    row: 'F1',
    what: 'answers 500',
    isLikeOthers: true,
    answer: (route) => route.fulfill({ status: 500, body: 'Broken' }),
  },
  {
    row: 'F4',
    what: 'is cut off half way',
    answer: async (route) => {
      const code = await body(route)
      await script(route, code.slice(0, code.length / 2))
    },
  },
  {
    row: 'F4',
    what: 'is a page of HTML',
    isLikeOthers: true,
    answer: (route) =>
      route.fulfill({ body: '<!doctype html><title>Welcome</title>', headers: { 'content-type': 'text/html' } }),
  },
  {
    row: 'T46',
    what: 'has one byte flipped',
    answer: async (route) => {
      const code = await body(route)
      await script(route, code.replace('"use strict"', '"use strikt"'))
    },
  },
]

/** Files of a remote by the beginning of their name, whatever is behind it. */
export const filesOf = (remote: string, name: string) => new RegExp(`/_/remotes/${remote}/[^/]+/${name}`)

/** Lets a fault happen to a remote's files until it is lifted. What was left without an answer stays so. */
export async function breakFiles(page: Page, files: RegExp, answer: DeliveryFault['answer']) {
  let isBroken = true
  await page.route(files, (route) => (isBroken ? answer(route) : route.fallback()))
  return {
    lift() {
      isBroken = false
    },
  }
}

/** What browser and federation say about a script that does not arrive. */
export const deliveryTrouble = (remote: string): readonly RegExp[] => [
  new RegExp(`^response: (404|500) \\S+/_/remotes/${remote}/`),
  new RegExp(`^request failed: \\S+/_/remotes/${remote}/`),
  /^error: Failed to load resource: the server responded with a status of (404|500)/,
  new RegExp(`^error: Failed to find a valid digest .*/_/remotes/${remote}/`),
  new RegExp(`^error: Refused to execute script from .*/_/remotes/${remote}/`),
  new RegExp(`^warning: The resource .*/_/remotes/${remote}/.* was preloaded`),
  new RegExp(`^warning: A preload for .*/_/remotes/${remote}/`),
  new RegExp(`The remote "${remote.replaceAll('-', '_')}" is already registered`),
]
