import { Badge } from '@aisle/ui/badge'
import styled from 'styled-components'
import type { TemplatePart } from '../template.rules.ts'
import { previewMessages } from './preview.messages.ts'

/** Why shoppers do not see a part of the page, or not all of them, or not always (spec 1 §2). */
export function PreviewBadges({ part: { isActive, schedule, isAgeRestricted } }: { readonly part: TemplatePart }) {
  const isScheduled = schedule !== undefined && schedule.length > 0
  if (isActive !== false && !isScheduled && !isAgeRestricted) return null
  return (
    <Row>
      {isActive === false && <Badge>{previewMessages.inactive}</Badge>}
      {isScheduled && <Badge tone="accent">{previewMessages.scheduled}</Badge>}
      {isAgeRestricted && <Badge tone="warning">{previewMessages.ageRestricted}</Badge>}
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-bottom: var(--space-1);
`
