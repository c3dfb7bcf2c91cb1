import type { ReviewText } from '../review-list.ts';

/** Newest first; entries without words are stars alone. 84, 11, 3, 1 and 1 of a hundred: 4.8. */
export const reviewTexts: readonly ReviewText[] = [
  [
    5,
    'Priya Raman',
    'They quoted one number on Tuesday and I paid the same number on Saturday. My old car was gone by lunch.',
  ],
  [
    5,
    'Marcus Oyelaran',
    'Loan car was ready, the text came at two, and the bill matched the quote to the dollar.',
  ],
  [5, 'Jen Castellano', 'No circling the desk waiting for a manager. Half an hour, keys in hand.'],
  [
    5,
    'Helen Papas',
    'Linh answered at 8.40 on a Sunday night. I had not expected anyone until Monday. She had the colour I wanted on the ferry side and held it until I could get there.',
  ],
  [
    4,
    'Greg Thornton',
    'Good people and a fair price on the trade. One star off because the plates took two days longer than they said. They rang to tell me, to be fair.',
  ],
  [
    5,
    'Mei-Lin Zhao',
    'Wei let me take the Wren home overnight so we could see if the charger reached the carport. It did.',
  ],
  [
    5,
    'Steve Kowalczyk',
    'Third Drover from Saltpan Road. Tow bar, controller and liner were on it when I picked it up, and the tyre pressures were right. Someone checks.',
  ],
  [
    5,
    'Anita Desai',
    'They found a nail in the rear tyre during the service, sent me the film, plugged it and charged me nothing.',
  ],
  [
    5,
    'Tom and Bridget Halley',
    'We brought three kids and a pram. Sam put the pram in every boot on the floor before he said a word about price.',
  ],
  [
    5,
    'Omar Haddad',
    'Sold them my old hatch. Twenty minutes from walking in to a written figure, money in the account before I was home.',
  ],
  [
    4,
    'Felicity Grant',
    'Lovely handover, thorough and not rushed. The app took some doing to set up and the QR code in the folder was an old one.',
  ],
  [
    5,
    'Dean Murray',
    'Dan rang to say the brakes would do another ten thousand and not to bother yet. When did a workshop last say that to you?',
  ],
  [
    5,
    'Sunita Rao',
    'Amara looked at my bank’s offer and said take it, it is cheaper than ours. So I did, and bought the car from them anyway.',
  ],
  [
    5,
    'Patrick Yeo',
    'Meridian Tourer, dark green, eight weeks from order to driveway exactly as promised.',
  ],
  [
    5,
    'Carmen Ruiz',
    'I am not good with car words. Zeynep drew it on paper. I still have the paper.',
  ],
  [
    5,
    'Lachlan Fraser',
    'Bought sight unseen from Dubbo. The photos, the report and the car were the same car.',
  ],
  [5, 'Ngozi Eze', 'In by eight, ferry to work, out by five. Same as the sign says.'],
  [
    5,
    'Peter Vandenberg',
    'Keith pointed to the stone chip before I saw it. That is how you sell a used car.',
  ],
  [
    3,
    'Wayne Carter-Jones',
    'Car is great. Getting through on the phone in the first week of the month is not; third call answered. They have told me there is a second line now.',
  ],
  [5, 'Isla McKenzie', 'The shuttle driver waited while I ran back for my laptop.'],
  [
    5,
    'Rohan Pillai',
    'Compared four dealers. This was the only price with everything in it on the first page.',
  ],
  [
    5,
    'Maria Katsaros',
    'Mum is 81 and came home with a Wren and a friend called Hannah. She has since been back for coffee.',
  ],
  [
    5,
    'Luke Bannister',
    'Two Carters for the business. Spare van for a day when the racking was late, without my asking.',
  ],
  [
    4,
    'Danielle Moss',
    'Very happy with the Tern. Northpoint is a squeeze to park at on a Saturday; take the train.',
  ],
  [
    5,
    'Yusuf Demir',
    'Kylie remembered the rattle from last year and had already ordered the clip.',
  ],
  [
    5,
    'Claire Sutherland',
    'Test drive went over the hill, on the motorway and past my actual school gate. Nobody looked at a watch.',
  ],
  [
    5,
    'Ben Aldous',
    'They told me the demo I liked had been a loan car and showed me where the kerb had been. Took $400 off before I asked.',
  ],
  [5, 'Grace Okafor', 'Everything in writing, nothing in capital letters.'],
  [
    5,
    'Hugh Tremblay',
    'Tomasz showed me the battery at 94 per cent and what that means in kilometres in July. Sold.',
  ],
  [
    5,
    'Sarah Whitfield',
    'Sofia had the wiper blades on the counter before I had finished saying the model.',
  ],
  [
    2,
    'Name withheld',
    'Waited forty minutes past my booking for a tyre that had not arrived. George Halloran rang me himself the next day and refunded the fitting, which is why this is two stars and not one.',
  ],
  [5, 'Aaron Silva', 'Bought the Outback in November with the $2,500 off. It was $2,500 off.'],
  [
    5,
    'Nadia Petrova',
    'Long questions by e-mail, longer answers from Jess. I arrived knowing which seat I wanted.',
  ],
  [5, 'Colin Hargreaves', 'Been coming since Pat ran it. Joan still waves.'],
  [
    5,
    'Fatima Noor',
    'The finance page showed the total I would pay, not just the week. I went one variant down because of it and I am glad.',
  ],
  [
    4,
    'Rhys Llewellyn',
    'Five stars for the people, three for the coffee machine at Saltpan Road. Average it.',
  ],
  [
    5,
    'Emily Sato',
    'They kept my seat and mirror settings after the service. Small thing. Nobody else does it.',
  ],
  [
    5,
    'Joshua Brennan',
    'Needed a seven-seater by Thursday for the twins. Got it Wednesday, seats fitted.',
  ],
  [
    5,
    'Tania Makris',
    'Farah showed me three cars like mine and what they sold for. The figure made sense, so I said yes.',
  ],
  [
    5,
    'Michael Adeyemi',
    'Bruce worked out what the van costs me over four years. It was the cheaper van that cost more. He sold me the other one.',
  ],
  [
    5,
    'Annabel Frost',
    'Handed over with a full charge and a list of bakeries. I have now been to five of them.',
  ],
  [5, 'Vikram Shah', 'Clean report, clean car, clean paperwork.'],
  [
    5,
    'Louise Emery',
    'My deposit was back in my account the day after I changed my mind. No speech.',
  ],
  [
    4,
    'Gareth Pugh',
    'Service was spot on. The loan car had somebody’s sunglasses and a quarter tank.',
  ],
  [
    5,
    'Kim Nguyen-Hall',
    'Explained in Vietnamese to my father, who then explained it to me as if he had always known.',
  ],
  [5, 'Scott Mulcahy', 'Ute came back from its first service cleaner than it has been since.'],
  [
    5,
    'Renata Oliveira',
    'Ordered a Petrel. Solenne moved the date once; Northpoint rang within the hour and offered me a car for the gap.',
  ],
  [5, 'Ali Rezaei', 'Five-day exchange is real. I used it. They did not sigh.'],
  [5, 'Frances Doyle', 'Looked after like the only customer on a day when I clearly was not.'],
  [
    1,
    'R. Bradley',
    'Was told the car I drove two hours for had been sold that morning. Somebody should have rung.',
  ],
  [5, 'Ethan Cole', 'First car. They showed me how to check the oil and did not laugh.'],
  [5, 'Shabnam Karimi', 'A mobile number on the card, and the person on the card picks up.'],
  [4, 'Virginia Lowe', 'Good stock, honest descriptions. I would like evening test drives.'],
  [
    5,
    'Duncan Peel',
    'Serviced on Thursday night so the van worked on Friday. That is the whole review.',
  ],
  [
    3,
    'Melissa Quaid',
    'Car is as described. The boot liner I paid for came a fortnight later in the post.',
  ],
  [5, 'Harish Kumar', 'Comparison rate next to the rate, same size. I noticed.'],
];
