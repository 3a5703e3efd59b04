import { usePlatform } from '@aisle/platform'
import { useShell } from '../shell-context.ts'
import { type AgeVerification, ageVerificationOf } from './age-verification.ts'

/** The age verification of this store, which the first who asks has started. */
export function useAgeVerification(): AgeVerification {
  const platform = usePlatform()
  const { table } = useShell()
  return ageVerificationOf(platform, table)
}
