import { addDays } from '../slot/store-clock.rules.ts'

const DURATION = /^P(\d{1,3})([DWM])$/

const UNITS = { D: 'day', W: 'week', M: 'month' } as const

type Rhythm = { readonly count: number; readonly unit: 'D' | 'W' | 'M' }

/** `P2W` as ISO 8601 has it; `undefined` for words of a tenant's own. */
function parseRhythm(frequency: string): Rhythm | undefined {
  const [, count, unit] = DURATION.exec(frequency) ?? []
  return unit === 'D' || unit === 'W' || unit === 'M' ? { count: Number(count), unit } : undefined
}

/** `P2W` → `Every 2 weeks`; a tenant's own words stay as they are. */
export function frequencyText(frequency: string): string {
  const rhythm = parseRhythm(frequency)
  if (!rhythm) return frequency
  const unit = UNITS[rhythm.unit]
  return rhythm.count === 1 ? `Every ${unit}` : `Every ${rhythm.count} ${unit}s`
}

/** The day after `day` (`2026-01-31`) in the rhythm; the last of a month where the next one is shorter. */
export function nextDay(day: string, frequency: string): string | null {
  const rhythm = parseRhythm(frequency)
  if (!rhythm) return null
  if (rhythm.unit !== 'M') return addDays(day, rhythm.count * (rhythm.unit === 'W' ? 7 : 1))
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + rhythm.count, 0))
  const target = new Date(Date.UTC(year, month - 1 + rhythm.count, Math.min(date, lastOfMonth.getUTCDate())))
  return target.toISOString().slice(0, 10)
}
