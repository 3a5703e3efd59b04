import { readConfiguration } from '@aisle/api/client/read-configuration'
import type { DialogComponentProps } from '@aisle/contract'
import { api } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { RichText } from '@aisle/ui/rich-text'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { frameMessages } from '../shell.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { legalMessages } from './legal.messages.ts'

/** px (spec 1 §2) */
const WIDTH = 1023

/** Terms of Services and Privacy Policy, as the store's configuration has them; opened at one of them (spec 1 §2). */
export default function LegalDialog({ section, close }: DialogComponentProps<'legal'>) {
  return (
    <DialogFrame title={legalMessages.title} width={WIDTH} isTall onClose={() => close()}>
      <Texts section={section} />
    </DialogFrame>
  )
}

/** Pages go out without these texts, so they are asked for now, past the configuration that is known already. */
function Texts({ section }: Pick<DialogComponentProps<'legal'>, 'section'>) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['shell', 'legal-texts'],
    queryFn: ({ signal }) => readConfiguration(api, signal),
  })
  const privacy = useRef<HTMLElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (section !== 'privacy' || !isThere) return
    privacy.current?.scrollIntoView()
    privacy.current?.focus({ preventScroll: true })
  }, [section, isThere])

  if (isError) {
    const again = <Button onClick={() => void refetch()}>{legalMessages.tryAgain}</Button>
    return (
      <Alert variant="danger" actions={again}>
        {legalMessages.failed}
      </Alert>
    )
  }
  if (!data) {
    return (
      <Loading label={legalMessages.loading}>
        <Skeleton height="60vh" radius="m" />
      </Loading>
    )
  }
  const { termsOfService, privacyPolicy } = data.businessConfigurations
  return (
    <Sections>
      <Text title={frameMessages.terms} html={termsOfService} />
      <Text ref={privacy} title={frameMessages.privacy} html={privacyPolicy} />
    </Sections>
  )
}

type TextProps = {
  readonly ref?: Ref<HTMLElement>
  readonly title: string
  readonly html: string | null | undefined
}

/** Most texts begin with their own heading. */
const HEADED = /^\s*<h[1-6][\s>]/i

const Text = ({ ref, title, html }: TextProps) => (
  <section ref={ref} aria-label={title} tabIndex={-1}>
    {html && HEADED.test(html) ? null : <h3>{title}</h3>}
    {html ? <RichText html={html} headingLevel={3} /> : <p>{legalMessages.none}</p>}
  </section>
)

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  > section {
    scroll-margin-top: 80px;
  }
  > section:focus {
    outline: none;
  }
  > section + section {
    padding-top: var(--space-6);
    border-top: 1px solid var(--color-line);
  }
`
