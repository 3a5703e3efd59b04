import type { PageSection } from '@aisle/api/page-component'
import { expect, it } from 'vitest'
import { visibleTemplate } from './visible-template.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const at = now.toISOString()
const [before, after] = ['2026-11-20T11:59:59.999Z', '2026-11-20T12:00:00.001Z']

type Part = Omit<Partial<PageSection>, 'columns' | 'type' | 'id'>

const section = (part: Part, ...components: PageSection['columns'][number]['components']): PageSection => ({
  id: 's',
  type: 'section',
  visible: true,
  ...part,
  columns: [{ id: 'c', width: 100, components }],
})
const text = (part: Part) => ({ id: 't', type: 'text', visible: true, text: 'Hello', ...part }) as const

const rows: readonly { why: string; part: Part; maySeeRestricted?: boolean; isSeen: boolean }[] = [
  { why: 'that is visible', part: {}, isSeen: true },
  { why: 'that is hidden', part: { visible: false }, isSeen: false },
  { why: 'that is active', part: { isActive: true }, isSeen: true },
  { why: 'that is not', part: { isActive: false }, isSeen: false },
  { why: 'without a time', part: { schedule: [] }, isSeen: true },
  { why: 'that begins now', part: { schedule: [{ startsAt: at }] }, isSeen: true },
  { why: 'that begins later', part: { schedule: [{ startsAt: after }] }, isSeen: false },
  { why: 'that ends now', part: { schedule: [{ endsAt: at }] }, isSeen: false },
  { why: 'that ends later', part: { schedule: [{ startsAt: before, endsAt: after }] }, isSeen: true },
  { why: 'that ends some time', part: { schedule: [{ startsAt: null, endsAt: null }] }, isSeen: true },
  { why: 'of one of its times', part: { schedule: [{ endsAt: before }, { startsAt: before }] }, isSeen: true },
  { why: 'of none of its times', part: { schedule: [{ endsAt: before }, { startsAt: after }] }, isSeen: false },
  { why: 'for adults, by one', part: { isAgeRestricted: true }, isSeen: true },
  { why: 'for adults, by others', part: { isAgeRestricted: true }, maySeeRestricted: false, isSeen: false },
]

it.each(rows)('1§2 a part $why is seen: $isSeen', ({ part, maySeeRestricted = true, isSeen }) => {
  const audience = { now, maySeeRestricted }
  const seen = (...sections: PageSection[]) => JSON.stringify(visibleTemplate({ sections }, audience))

  expect(visibleTemplate({ sections: [section(part)] }, audience).sections).toHaveLength(isSeen ? 1 : 0)
  expect(seen(section({}, text(part))).includes('Hello')).toBe(isSeen)
  expect(seen(section({}, section(part, text({})))).includes('Hello')).toBe(isSeen)
  expect(seen(section({}, section({}, text(part)))).includes('Hello')).toBe(isSeen)
})

it('T30 nobody is told when something begins or ends', () => {
  const schedule = [{ startsAt: before, endsAt: after }]
  const page = visibleTemplate(
    { sections: [section({ schedule }, text({ schedule }), section({ schedule }, text({ schedule })))] },
    { now, maySeeRestricted: true },
  )

  expect(JSON.stringify(page)).not.toContain('2026')
})
