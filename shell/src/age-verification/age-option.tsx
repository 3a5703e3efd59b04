import { age } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { isAgeCheckOffered } from './age-demand.rules.ts'
import { useAgeFacts } from './age-facts.ts'
import { ageMessages } from './age.messages.ts'

/** The way to an age check for whoever is not verified yet (spec 1 §4, decision 11). */
export default function AgeOption() {
  if (!isAgeCheckOffered(useAgeFacts())) return null
  return (
    <Button isWide onClick={() => void age.verify()}>
      {ageMessages.verify}
    </Button>
  )
}
