import { Button } from '@aisle/ui/button'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { reviewMessages as texts } from './review.messages.ts'
import type { ReviewPart } from './review-parts.rules.ts'

type ReviewPartsProps = { readonly parts: readonly ReviewPart[]; readonly onChange: (stepId: string) => void }

/** What was chosen, each part with the way to its step. */
export const ReviewParts = ({ parts, onChange }: ReviewPartsProps) => (
  <Grid>
    {parts.map(({ title, stepId, lines }, index) => (
      <Section
        key={stepId ?? index}
        title={title}
        aside={
          stepId === undefined ? null : (
            <Button variant="quiet" size="s" aria-label={texts.changeOf(title)} onClick={() => onChange(stepId)}>
              {texts.change}
            </Button>
          )
        }
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Section>
    ))}
  </Grid>
)

type SectionProps = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }

/** A part of the review under a heading of its own. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Part role="group" aria-labelledby={id}>
      <Bar>
        <h3 id={id}>{title}</h3>
        {aside}
      </Bar>
      {children}
    </Part>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-4) var(--space-5);
`

const Part = styled.div`
  overflow-wrap: anywhere;
`

const Bar = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  > h3 {
    font-size: var(--text-m);
  }
`
