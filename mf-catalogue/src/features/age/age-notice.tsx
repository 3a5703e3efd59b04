import { age, useAge } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import type { ReactNode } from 'react'
import { messages } from '../../catalogue.messages.ts'

/** Something that an age check would change, with the way to it (spec 1 §4, second list of pages). */
export function AgeNotice({ children }: { readonly children: ReactNode }) {
  const isChecking = useAge((state) => state.isChecking)
  const hasFailed = useAge((state) => state.hasFailed)
  return (
    <Alert
      variant="info"
      actions={
        <Button isBusy={isChecking} onClick={() => void age.verify()}>
          {messages.ageVerify}
        </Button>
      }
    >
      {children}
      {hasFailed ? ` ${messages.ageFailed}` : null}
    </Alert>
  )
}
