import { describe, expect, it } from 'vitest'
import { committedQuantity, draftOf, oneMore } from './quantity-field.rules.ts'

describe('a quantity while it is typed', () => {
  it.each([
    ['12', '12', true],
    ['007', '7', true],
    ['0', '0', true],
    ['12345', '1234', true],
    ['abc', '0', false],
    ['2x', '0', false],
    ['-3', '0', false],
    ['1.5', '0', false],
    ['', '', false],
  ])('%j shows %j', (typed, text, isNumber) => {
    expect(draftOf(typed)).toEqual({ text, isNumber })
  })
})

describe('a quantity that is committed', () => {
  it.each([
    ['7', 3, 12, 7, false],
    ['99', 3, 12, 12, true],
    ['12', 3, 12, 12, false],
    ['0', 3, 12, 0, false],
    ['abc', 3, 12, 3, false],
    ['', 3, 12, 3, false],
    ['3', 5, 0, 3, true],
    ['9', 5, 0, 5, true],
    ['4', 5, 2, 4, true],
    ['9', 5, 2, 5, true],
    ['2', 5, 2, 2, false],
    ['0', 5, 0, 0, false],
  ])('%j after %i with at most %i is %i', (typed, last, limit, qty, isCapped) => {
    expect(committedQuantity(draftOf(typed), last, limit)).toEqual({ qty, isCapped })
  })
})

describe('a quantity after plus', () => {
  it.each([
    [2, 12, 3],
    [11, 12, 12],
    [12, 12, 12],
    [5, 2, 5],
    [5, 0, 5],
    [1, 0, 1],
  ])('%i with at most %i is %i', (qty, limit, next) => {
    expect(oneMore(qty, limit)).toBe(next)
  })
})
