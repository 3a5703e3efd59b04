import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions } from '@aisle/ui/dialog-parts'
import styled from 'styled-components'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { isAppleMobile } from './install-facts.rules.ts'
import { installOffer } from './install-offer.ts'
import { installMessages as texts } from './install.messages.ts'

/** How to put the store on the home screen where the browser does not ask by itself. */
export default function InstallInstructions({ close }: Pick<DialogComponentProps<'install-instructions'>, 'close'>) {
  const steps = isAppleMobile(navigator.userAgent, navigator.maxTouchPoints) ? texts.ios : texts.others
  const finish = () => {
    installOffer.setState({ isOffered: false })
    close()
  }
  return (
    <DialogFrame title={texts.instructionsTitle} width={dialogWidths.xs} onClose={() => close()}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <DialogActions>
        <Button variant="primary" onClick={finish}>
          {texts.done}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--color-accent-soft);
    color: var(--color-accent);
    font-weight: 700;
  }
`
