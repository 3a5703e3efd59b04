import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { findPasswordProblem, passwordPolicy } from './password-policy.ts'

const email = 'carla.miller@example.com'

describe('a new password', () => {
  it.each([
    'eight ch',
    'a quiet morning',
    'alllowercaseletters',
    '7391 5520 4417',
    'пароль длинный',
    'x'.repeat(5) + 'y'.repeat(59),
    'word '.repeat(25) + 'end',
    '🥑🍅🌽🥦🧄🧅🥕🍆',
    'carla.miller@example.com and more',
  ])('may be %j: no kind of character is asked for', (password) => {
    expect(findPasswordProblem(password, email)).toBeUndefined()
  })

  it.each([
    { password: '', problem: 'too-short' },
    { password: 'seven77', problem: 'too-short' },
    { password: '🥑🍅🌽🥦', problem: 'too-short' },
    { password: 'word '.repeat(25) + 'ended', problem: 'too-long' },
    { password: 'password', problem: 'too-common' },
    { password: 'PassWord123', problem: 'too-common' },
    { password: ' sunshine ', problem: 'too-common' },
    { password: 'ｑｗｅｒｔｙ１２３', problem: 'too-common' },
    { password: 'zzzzzzzzzz', problem: 'too-common' },
    { password: 'abcabcabcabc', problem: 'too-common' },
    { password: '3456789:', problem: 'too-common' },
    { password: 'hgfedcba', problem: 'too-common' },
    { password: email, problem: 'is-email' },
    { password: 'Carla.Miller@Example.COM', problem: 'is-email' },
    { password: 'carla.miller', problem: 'is-email' },
  ])('is refused as $problem: $password', ({ password, problem }) => {
    expect(findPasswordProblem(password, email)).toBe(problem)
  })

  it('may have 64 characters and more, counted as people count them', () => {
    expect(passwordPolicy.maxLength).toBeGreaterThanOrEqual(64)
    expect(findPasswordProblem('🥑🍅'.repeat(3) + '🌽🥦'.repeat(61), email)).toBeUndefined()
    expect(findPasswordProblem('🥑🍅'.repeat(3) + '🌽🥦'.repeat(61) + '🧄', email)).toBe('too-long')
  })
})

it('the list of common ones has none that is too short, or could not be found', () => {
  const useless = [...commonPasswords].filter((word) => word.length < passwordPolicy.minLength || /[A-Z]/.test(word))
  expect(useless).toEqual([])
  expect(commonPasswords.size).toBeGreaterThan(300)
})
