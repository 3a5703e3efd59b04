import { pageTemplate } from '@aisle/api/page-template'
import { useCall, useShopping } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import styled from 'styled-components'
import { HomeContents } from './home-contents.tsx'
import { homeInput } from './home.calls.ts'
import { previewMessages } from './preview.messages.ts'
import type { TemplatePart } from './template.rules.ts'

/** The home page as an editor of the store sees it. The API gives everybody else what is published (T30). */
export default function Preview() {
  const locationId = useShopping((state) => state.store?.locationId)
  const { query } = homeInput(locationId)
  const template = useCall(pageTemplate, { query: { ...query, preview: 'true' } })
  return (
    <>
      <p role="note">{previewMessages.note}</p>
      <HomeContents template={template} Badges={PreviewBadges} />
    </>
  )
}

/** Why shoppers do not see a part of the page, or not all of them, or not always (spec 1 §2). */
function PreviewBadges({ part: { isActive, schedule, isAgeRestricted } }: { readonly part: TemplatePart }) {
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
