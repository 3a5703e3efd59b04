import { age, useAge } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import styled from 'styled-components'
import { ageMessages } from './age.messages.ts'

/** Above a page on which somebody is about to buy: what is not possible yet, and how it becomes so (spec 1 §4). */
export function AgeNote() {
  const isChecking = useAge((state) => state.isChecking)
  return (
    <Root>
      <Alert
        variant="info"
        actions={
          <Button isBusy={isChecking} onClick={() => void age.verify()}>
            {ageMessages.verify}
          </Button>
        }
      >
        <strong>{ageMessages.noteTitle}</strong> {ageMessages.note}
      </Alert>
    </Root>
  )
}

const Root = styled.div`
  max-width: 1600px;
  margin: 0 auto;
  padding: var(--space-4) var(--space-4) 0;
`
