import fc from 'fast-check';

// The summary of a run prints only a failure's message, so the error belongs into it next to the example.
fc.configureGlobal({ includeErrorInReport: true });
