import type { Visit } from './visit.ts'

/** A visit that cost nothing but what is given. */
export const visit = (overrides: Partial<Visit>): Visit => ({
  bytes: 0,
  scriptBytes: 0,
  firstScriptBytes: 0,
  requests: 0,
  calls: 0,
  ttfb: 0,
  fcp: 0,
  lcp: 0,
  lcpElement: 'h1 Produce',
  tbt: 0,
  cls: 0,
  heap: 0,
  answers: [],
  ...overrides,
})
