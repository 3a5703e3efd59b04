import type { PageTemplate } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import { ApiError, useCall, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Select } from '@aisle/ui/select'
import { useState } from 'react'
import styled from 'styled-components'
import { homeInput } from '../home.calls.ts'
import { HomeContents } from '../home-contents.tsx'
import { HomeSkeleton } from '../home-skeleton.tsx'
import { type ColumnCount, columnChoices } from './placeholders.rules.ts'
import { PreviewBadges } from './preview-badges.tsx'
import { Columns, PreviewCollection } from './preview-collection.tsx'
import { previewMessages } from './preview.messages.ts'
import { usePreview } from './preview.queries.ts'
import { previewTokenOf } from './preview-token.rules.ts'

/** The home page as whoever holds a link to the preview sees it; everybody else sees what is published (T30). */
export default function Preview() {
  const locationId = useShopping((state) => state.store?.locationId)
  const [token] = useState(() => previewTokenOf(location.hash))
  const { data, error, isLoading } = usePreview(token, locationId)
  if (isLoading) return <HomeSkeleton />
  if (data) return <Unpublished template={data} />
  if (!error) return <Published note={previewMessages.published} variant="info" />
  const isRefused = error instanceof ApiError && error.code === 'PREVIEW_REFUSED'
  return <Published note={isRefused ? previewMessages.refused : previewMessages.failed} variant="warning" />
}

function Unpublished({ template }: { readonly template: PageTemplate }) {
  const [columns, setColumns] = useState<ColumnCount>(4)
  return (
    <>
      <Bar>
        <p role="note">{previewMessages.note}</p>
        <Select
          label={previewMessages.columns}
          value={columns}
          options={columnChoices.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(event) => {
            const chosen = columnChoices.find((count) => String(count) === event.target.value)
            if (chosen) setColumns(chosen)
          }}
        />
      </Bar>
      <Columns value={columns}>
        <HomeContents template={template} editor={editor} />
      </Columns>
    </>
  )
}

function Published({ note, variant }: { readonly note: string; readonly variant: 'info' | 'warning' }) {
  const locationId = useShopping((state) => state.store?.locationId)
  const template = useCall(pageTemplate, homeInput(locationId))
  return (
    <>
      <Alert variant={variant}>{note}</Alert>
      <HomeContents template={template} />
    </>
  )
}

const editor = { Badges: PreviewBadges, Collection: PreviewCollection }

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px dashed var(--color-control);
  border-radius: var(--radius-l);
`
