/** Whose age is checked; `dob` is MM/DD/YYYY, as the contract has it. */
export type Person = { readonly firstName: string; readonly lastName: string; readonly dob: string }

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
const numbersOf = (date: string) => date.split(/[/-]/).map(Number).join('/')

/** Which details of two descriptions of somebody differ; neither capitals nor leading zeros count (spec 1 §4). */
export function differences(said: Partial<Person>, found: Person): readonly (keyof Person)[] {
  const isOther = (field: 'firstName' | 'lastName') =>
    said[field] !== undefined && plain(said[field]) !== plain(found[field])
  return [
    ...(isOther('firstName') ? (['firstName'] as const) : []),
    ...(isOther('lastName') ? (['lastName'] as const) : []),
    ...(said.dob !== undefined && numbersOf(said.dob) !== numbersOf(found.dob) ? (['dob'] as const) : []),
  ]
}

/** `05/01/1990` of `1990-05-01`. */
export const dobOfDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')

/** `1990-05-01` of `5-1-1990`. */
export function dateOfDob(dob: string): string {
  const [month = '', day = '', year = ''] = dob.split(/[/-]/)
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}
