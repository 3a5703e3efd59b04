import { type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { Button } from './button.tsx'
import { CheckIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type StepState = 'open' | 'done' | 'locked'

export type StepProps = {
  /** `Contact`, `Delivery`, `Time slot`: also the region's name. */
  readonly name: string
  /** 1 is the first. */
  readonly number: number
  readonly state: StepState
  /** What was chosen, shown once the step is done. */
  readonly summary?: ReactNode
  /** Opens a done step again. */
  readonly onEdit?: () => void
  /** Shown while the step is open. */
  readonly children?: ReactNode
  /** The heading, to move the focus to when the step opens. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

const stateTexts = { open: 'Current step', done: 'Completed', locked: 'Not yet available' }

/** A step of a checkout: a region with its name and state. */
export function Step({ name, number, state, summary, onEdit, children, headingRef }: StepProps) {
  const id = useId()
  return (
    <Root
      aria-labelledby={id}
      aria-describedby={`${id}-state`}
      aria-current={state === 'open' ? 'step' : undefined}
      $state={state}
    >
      <Bar>
        <Mark aria-hidden="true" $state={state}>
          {state === 'done' ? <CheckIcon size={16} /> : number}
        </Mark>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {name}
        </h2>
        <VisuallyHidden id={`${id}-state`}>{stateTexts[state]}</VisuallyHidden>
        {state === 'done' && onEdit ? (
          <Button variant="quiet" size="s" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        ) : null}
      </Bar>
      {state === 'open' ? <Content>{children}</Content> : null}
      {state === 'done' && summary ? <Content>{summary}</Content> : null}
    </Root>
  )
}

const Root = styled.section<{ readonly $state: StepState }>`
  padding: var(--space-4);
  border: 1px solid ${({ $state }) => ($state === 'open' ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: var(--radius-l);
  background: var(--color-surface);
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  > h2 {
    flex: 1;
    font-size: var(--text-l);
  }
  > h2:focus {
    outline: none;
  }
`

const Mark = styled.span<{ readonly $state: StepState }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1px solid ${({ $state }) => ($state === 'locked' ? 'var(--color-control)' : 'var(--color-accent)')};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'locked' ? 'transparent' : 'var(--color-accent)')};
  color: ${({ $state }) => ($state === 'locked' ? 'var(--color-muted)' : 'var(--color-on-accent)')};
  font-size: var(--text-s);
  font-weight: 700;
`

const Content = styled.div`
  padding-top: var(--space-3);
  @media (min-width: 600px) {
    padding-left: calc(28px + var(--space-3));
  }
  > form {
    max-width: 640px;
  }
`
