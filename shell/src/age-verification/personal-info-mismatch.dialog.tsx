import type { DialogComponentProps } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import styled from 'styled-components'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { AGE_DIALOG_WIDTH } from './age-dialog-width.ts'
import { ageMessages } from './age.messages.ts'

/** Names what differs between document and what was said, without saying what either is (spec 1 §4). */
export default function PersonalInfoMismatchDialog({ fields, close }: DialogComponentProps<'personal-info-mismatch'>) {
  return (
    <DialogFrame title={ageMessages.mismatchTitle} width={AGE_DIALOG_WIDTH} onClose={() => close(false)}>
      <DialogBody>
        <p>{ageMessages.mismatchText}</p>
        <Fields>
          {fields.map((field) => (
            <li key={field}>{ageMessages.fields[field]}</li>
          ))}
        </Fields>
        <p>{ageMessages.mismatchQuestion}</p>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => close(false)}>{ageMessages.cancel}</Button>
        <Button variant="primary" onClick={() => close(true)}>
          {ageMessages.goAhead}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

const Fields = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: var(--space-3) var(--space-4) var(--space-3) var(--space-6);
  border-left: 4px solid var(--color-warning);
  border-radius: var(--radius-m);
  background: var(--color-page);
  font-weight: 600;
`
