import type { AgeVerificationStatus } from '@aisle/api/age-verification'
import { parseDateOfBirth } from '@aisle/api/date-of-birth'
import type { PersonalInfo } from '@aisle/contract'

export type PersonalField = keyof PersonalInfo
type Told = Pick<AgeVerificationStatus, 'personalInfo' | 'preFillInformation'>

/** Where what the check found differs from what the shopper had said; what one of them leaves open differs from nothing. */
export function differingFields({ personalInfo, preFillInformation }: Told): readonly PersonalField[] {
  return FIELDS.filter((field) => {
    const found = normalised[field](personalInfo?.[field] ?? '')
    const said = normalised[field](preFillInformation?.[field] ?? '')
    return found !== '' && said !== '' && found !== said
  })
}

/** MM/DD/YYYY of a day written with / or -, with or without leading zeros; `undefined` where there is no such day. */
export function formatDateOfBirth(text: string): string | undefined {
  const day = parseDateOfBirth(text.trim())
  return day && [pad(day.month), pad(day.day), String(day.year)].join('/')
}

/** Puts the slashes between the digits of a date while it is typed, on keyboards that have none. */
export function maskDateOfBirth(text: string, before: string): string {
  const isWriting = text.length > before.length
  if (isWriting && /^(\d{2}|\d{2}\/\d{2})$/.test(text)) return `${text}/`
  // Whoever writes the slashes too has them once.
  return text.replaceAll(/([/-])[/-]+/g, '$1').slice(0, LONGEST_DATE)
}

const LONGEST_DATE = 10
const FIELDS = ['firstName', 'lastName', 'dob'] as const

const pad = (number: number) => String(number).padStart(2, '0')
const name = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

const normalised: Readonly<Record<PersonalField, (text: string) => string>> = {
  firstName: name,
  lastName: name,
  dob: (text) => formatDateOfBirth(text) ?? text.trim(),
}
