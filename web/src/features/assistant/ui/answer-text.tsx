import { blocksOf } from '../model/message-blocks.ts'

/** The text of an answer with lists. Nothing else is interpreted as mark-up. */
export function AnswerText({ text }: { text: string }) {
  return blocksOf(text).map(({ kind, lines }, at) =>
    kind === 'list' ? (
      // Answers only grow at the end, so indexes are stable keys.
      <ul key={at} className="my-1.5 grid list-disc gap-1 pl-5 whitespace-normal marker:text-muted">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={at}>{lines.join('\n')}</p>
    ),
  )
}
