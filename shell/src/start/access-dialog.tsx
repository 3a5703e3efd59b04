import { ApiError } from '@aisle/api/client'
import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { StoreMode } from '@aisle/api/store-mode'
import { api, toast, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { TextField } from '@aisle/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { startMessages } from '../shell.messages.ts'
import type { AccessCodes } from './access-code.ts'

type Mode = typeof StoreMode.Beta | typeof StoreMode.Test

const texts = {
  [StoreMode.Beta]: {
    endpoint: verifyBetaCode,
    width: 800,
    title: startMessages.betaTitle,
    text: startMessages.betaText,
    label: startMessages.betaLabel,
    refused: startMessages.betaRefused,
    accepted: startMessages.betaAccepted,
  },
  [StoreMode.Test]: {
    endpoint: verifyTestPassword,
    width: 600,
    title: startMessages.testTitle,
    text: startMessages.testText,
    label: startMessages.testLabel,
    refused: startMessages.testRefused,
    accepted: startMessages.testAccepted,
  },
} as const

const BETA_LENGTH = 4

/** Asks for the code of a beta store or the password of a test store; the API decides (spec 1 §4, §5). */
export function AccessDialog({ mode, codes }: { readonly mode: Mode; readonly codes: AccessCodes }) {
  const { endpoint, width, title, text, label, refused, accepted } = texts[mode]
  const isBeta = mode === StoreMode.Beta
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isComplete = isBeta ? code.length === BETA_LENGTH : code.length > 0

  const refuse = (reason: string) => {
    setError(reason)
    setCode('')
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete) return
    setIsSending(true)
    try {
      if (await api.call(endpoint, { body: { accessCode: code } })) {
        toast('success', accepted)
        codes.validate(mode)
      } else refuse(refused)
    } catch (failure) {
      refuse(failure instanceof ApiError ? failure.message : refused)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Frame
      ref={form}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      $width={width}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {name && <strong>{name}</strong>}
      <h1>{title}</h1>
      <p>{text}</p>
      <TextField
        label={label}
        type={isBeta ? 'text' : 'password'}
        inputMode={isBeta ? 'numeric' : undefined}
        autoComplete="off"
        autoFocus
        maxLength={isBeta ? BETA_LENGTH : 200}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(isBeta ? target.value.replaceAll(/\D/g, '') : target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="primary" isWide disabled={!isComplete} isBusy={isSending}>
        {startMessages.enter}
      </Button>
    </Frame>
  )
}

const Frame = styled.form<{ readonly $width: number }>`
  display: grid;
  gap: var(--space-4);
  width: min(92vw, ${({ $width }) => $width}px);
  margin: 12dvh auto var(--space-7);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  > strong {
    color: var(--color-accent);
  }
  > h1 {
    font-size: var(--text-xl);
  }
  > p {
    color: var(--color-muted);
  }
`
