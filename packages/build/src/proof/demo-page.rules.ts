import { type AnyEndpoint, callKey } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import {
  type CallTemplate,
  fillCallTemplate,
  fillRoutePath,
  type InlinedCall,
  isAnswered,
  type Route,
  type TemplateValue,
} from '@aisle/contract'
import type { DemoAnswer, DemoAnswers } from './demo-answers.ts'

/** A page as somebody opens it in the demo, with the answers that come with it. */
export type DemoPage = { readonly address: string; readonly calls: readonly InlinedCall[] }

const byName = new Map<string, AnyEndpoint>(Object.values(endpoints).map((endpoint) => [endpoint.name, endpoint]))
/** What every page of a store comes with. */
const SHARED: readonly CallTemplate[] = ['configuration', 'theme', 'footerDetails'].map((call) => ({
  call,
  query: { global: true },
}))

/** The call that a route declares and the demo has no answer to, `undefined` where it has all. */
export const lackingCall = ({ data = [] }: Route, { calls }: DemoAnswers): string | undefined =>
  data.find((template) => !calls.some((answer) => fits(answer, template)))?.call

/** The page of a route, about the things that the recorded answers are about: `/detail/whole-milk`. */
export function demoPageOf({ path, data = [] }: Route, { calls, store }: DemoAnswers): DemoPage {
  const found = [...SHARED, ...data].flatMap((template) => {
    const answer = calls.find((candidate) => fits(candidate, template))
    return answer ? [{ template, answer }] : []
  })
  const taken = found.flatMap(({ template, answer }) => valuesIn(template, answer))
  const named = (from: string) => taken.flatMap(({ value, is }) => (value.from === from ? [[value.name, is]] : []))
  const params = { ...paramsWithoutMeaning(path), ...Object.fromEntries(named('path')) }
  const query = Object.fromEntries(named('query'))
  const context = {
    path: params,
    query: new URLSearchParams(query),
    shopping: store,
    answers: new Map(found.map(({ template, answer }) => [template.call, answer.data])),
  }
  return {
    address: fillRoutePath(path, { ...params, ...query }),
    calls: found.flatMap(({ template, answer }) => {
      const endpoint = byName.get(template.call)
      if (!endpoint || !isAnswered(template, context)) return []
      return [{ key: [...callKey(endpoint, fillCallTemplate(template, context))], data: answer.data }]
    }),
  }
}

const fieldsOf = ({ params, query }: Pick<CallTemplate, 'params' | 'query'>) => Object.entries({ ...params, ...query })

/** Whether an answer is one to such a call: how many things were asked for does not matter. */
function fits({ call, input }: DemoAnswer, template: CallTemplate): boolean {
  const given = new Map(fieldsOf(input))
  return (
    call === template.call &&
    fieldsOf(template).every(([name, value]) => {
      if (typeof value === 'object') return mayBeLeftOut(value) || given.has(name)
      return typeof value === 'number' || given.get(name) === value
    })
  )
}

type Place = Exclude<TemplateValue, string | number | boolean>

const mayBeLeftOut = ({ otherwise, type }: Place) => otherwise !== undefined || type === 'list'

/** What the recorded call said in places where a page's call takes something from the address. */
function valuesIn(template: CallTemplate, { input }: DemoAnswer): readonly { value: Place; is: string }[] {
  const given = new Map(fieldsOf(input))
  return fieldsOf(template).flatMap(([name, value]) =>
    typeof value === 'object' && !mayBeLeftOut(value) ? [{ value, is: String(given.get(name)) }] : [],
  )
}

/** Parameters that no call of the page takes may be anything. */
const paramsWithoutMeaning = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'demo']))
