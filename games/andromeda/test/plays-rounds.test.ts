import { lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rounds } from './story.ts';

/** Whole rounds from the first card dealt, for two, three and four players: every question, every answer, and everything that changes on the table. */

describe('whole rounds', () => {
  it('AN-025 AN-065 AN-104 AN-203 AN-212 a beginner game of two, to the second round', () => {
    expect(rounds(2, { beginner: true }, 'two', 2)).toEqual(
      lines(`
        shipLaid(places [0, 1, 3, 4, 5, 7, 8]) | rooms.0 null>zone | rooms.1 null>comms | rooms.3 null>hangar | rooms.4 null>airlock | rooms.5 null>reactor | rooms.7 null>engine | rooms.8 null>crew | explored 0>16
        technologiesLaid(technologies [teleporter, cloning, universalTool, vaccine], vaccines 10) | vaccineStock 0>10 | technologies at 0 []>[teleporter, cloning, universalTool, vaccine] | exhaustedBy at 0 []>[-1, -1, -1, -1]
        speciesRevealed(seat 0, species dovani) | species.0 null>dovani
        speciesRevealed(seat 1, species orphane) | species.1 null>orphane
        generalRevealed(mission highGround) | generalStack at 0 []>[massLanding, longMarch, fullHouse, cornerClaims, underWatch, grandSurvey] | openMissions at 0 []>[highGround] | personalStack at 0 []>[headAndHatch, spareParts, smallFootprint, listeningPost, triangulation, hotZone, academy, stronghold, nightWatch, reservePower, ringNetwork, deepVault, fieldTrial, pathfinders, farSignal, townMeeting, coldStorage, upperHand, hermits, thirdRing, doubleShift, spine, sharedTable] | stackSeenBy at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        to 0 missionsDrawn(seat 0, count 2, missions [sharedTable, spine]), to others missionsDrawn(seat 0, count 2) | personalStack at 21 [spine, sharedTable]>[] | stackSeenBy at 21 [0, 0]>[] | drawn.0 at 0 []>[sharedTable, spine]
        to 1 missionsDrawn(seat 1, count 2, missions [doubleShift, thirdRing]), to others missionsDrawn(seat 1, count 2) | personalStack at 19 [thirdRing, doubleShift]>[] | stackSeenBy at 19 [0, 0]>[] | drawn.1 at 0 []>[doubleShift, thirdRing]
        0 keepMission: sharedTable spine > sharedTable
        1 keepMission: doubleShift thirdRing > thirdRing !roll
        certain: to 0 missionKept(seat 0, returned 1, mission sharedTable), to others missionKept(seat 0, returned 1) | personalStack at 0 []>[spine] | stackSeenBy at 0 []>[1] | personal.0 null>sharedTable | drawn.0 at 0 [sharedTable, spine]>[] ; to 1 missionKept(seat 1, returned 1, mission thirdRing), to others missionKept(seat 1, returned 1) | personalStack at 0 []>[doubleShift] | stackSeenBy at 0 []>[2] | personal.1 null>thirdRing | drawn.1 at 0 [doubleShift, thirdRing]>[] ; landed(seat 0, airlock 4, card 2) | figures.8 0>4 | teleporters.0 0>16 | cards.0 0>2 | supplies.0 16>10 ; landed(seat 1, airlock 4, card 2) | figures.9 0>4 | teleporters.1 0>16 | cards.1 0>2 | supplies.1 16>10 ; then | centre.0 0>7
        to 0 missionKept(seat 0, returned 1, mission sharedTable), to others missionKept(seat 0, returned 1) | personalStack at 0 []>[spine] | stackSeenBy at 0 []>[1] | personal.0 null>sharedTable | drawn.0 at 0 [sharedTable, spine]>[]
        to 1 missionKept(seat 1, returned 1, mission thirdRing), to others missionKept(seat 1, returned 1) | personalStack at 0 []>[doubleShift] | stackSeenBy at 0 []>[2] | personal.1 null>thirdRing | drawn.1 at 0 [doubleShift, thirdRing]>[]
        landed(seat 0, airlock 4, card 2) | figures.8 0>4 | teleporters.0 0>16 | cards.0 0>2 | supplies.0 16>10
        landed(seat 1, airlock 4, card 2) | figures.9 0>4 | teleporters.1 0>16 | cards.1 0>2 | supplies.1 16>10
        startPlayer(seat 1) | startPlayer -1>1 | centre.0 0>7
        roundBegan(round 1) | round 0>1
        rolled(seat 1, dice [0, 2, 0, 1, 1, 3]) | phase setup>commands | pool.1 0>2 | pool.3 0>1 | pool.4 0>1 | pool.5 0>3 | centre.0 7>0 | offerer -1>1
        1 buildOffer: support movement technology contamination > technology
        not {what done, reason offerEmpty, rule AN-073} {what training, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073}
        then | pool.4 1>0 | offer.4 0>1
        1 buildOffer: support movement contamination done > done
        not {what training, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073} {what technology, reason notInPool, rule AN-073}
        offered(seat 1, card 1, dice [0, 0, 0, 0, 1, 0]) | addressee -1>0
        0 answerOffer: accept refuse > accept
        accepted(seat 0, card 1) | offer.4 1>0 | dice.4 0>1 | orderCards.0 0>1
        0 addDie: support movement contamination none > contamination
        dieAdded(seat 0, symbol contamination) | pool.5 3>2 | dice.5 0>1 | addressee 0>-1
        lastCard(seat 1, card 2, dice [0, 2, 0, 1, 0, 2]) | pool.1 2>0 | pool.3 1>0 | pool.5 2>0 | dice.7 0>2 | dice.9 0>1 | dice.11 0>2 | orderCards.1 0>2 | offerer 1>-1
        turnBegan(seat 0, card 1) | phase commands>turns | active -1>0
        contaminated(seat 0, from {place 4, room airlock}) | figures.8 4>3 | supplies.0 10>11 | centre.5 0>1 | dice.5 1>0
        0 act: {act technology, technology cloning} {act technology, technology universalTool} {act technology, technology vaccine} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act technology, technology cloning}
        dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
        technologyUsed(seat 0, technology cloning) | exhaustedBy.1 -1>0 | turn.technologies 0>2
        0 cloneAt: 4 > 4
        cloned(seat 0, at {place 4, room airlock}) | figures.8 3>4 | supplies.0 11>10
        0 act: {act end} > {act end}
        actionsEnded(seat 0, unused 0)
        0 fulfil: done > done
        not {what sharedTable, reason missionMissing, rule AN-183, args {parts [{have 1, need 4}]}} {what highGround, reason missionMissing, rule AN-183, args {parts [{have 0, need 5}]}}
        turnEnded(seat 0, returned 0) | turn.technologies 2>0
        turnBegan(seat 1, card 2) | active 0>1
        contaminated(seat 1, from {place 4, room airlock}) | figures.9 4>3 | supplies.1 10>11
        contaminated(seat 1, from {place 4, room airlock}) | figures.9 3>2 | supplies.1 11>12 | centre.5 1>3 | dice.11 2>0
        1 act: {act support} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act end}
        actionsEnded(seat 1, unused 3)
        1 fulfil: done > done !reveal
        not {what thirdRing, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 1, need 4}]}} {what highGround, reason missionMissing, rule AN-183, args {parts [{have 0, need 5}]}}
        certain: turnEnded(seat 1, returned 3) | centre.1 0>2 | centre.3 0>1 | dice.7 2>0 | dice.9 1>0 ; controlChecked(points [{missions 0, rooms 1}, {missions 0, rooms 0}], controlled [{seat 0, room airlock}]) | phase turns>control | active 1>-1 ; technologiesReady | phase control>cleanUp | exhaustedBy.1 0>-1 ; then | orderCards.0 1>0 | orderCards.1 2>0
        turnEnded(seat 1, returned 3) | centre.1 0>2 | centre.3 0>1 | dice.7 2>0 | dice.9 1>0
        controlChecked(points [{missions 0, rooms 1}, {missions 0, rooms 0}], controlled [{seat 0, room airlock}]) | phase turns>control | active 1>-1
        technologiesReady | phase control>cleanUp | exhaustedBy.1 0>-1
        generalRevealed(mission grandSurvey) | generalStack at 5 [grandSurvey]>[] | openMissions at 1 []>[grandSurvey] | orderCards.0 1>0 | orderCards.1 2>0
        startPlayer(seat 0) | startPlayer 1>0
        0 exchange: keep exchange > keep
        1 exchange: keep exchange > exchange !reveal
        to 1 missionExchanged(seat 1, old thirdRing, mission hermits), to others missionExchanged(seat 1) | personalStack under it thirdRing, off its top hermits | stackSeenBy.1 1>2 | stackSeenBy.2 0>1 | personal.1 thirdRing>hermits
        roundBegan(round 2) | round 1>2
        rolled(seat 0, dice [0, 1, 3, 0, 1, 2]) | phase cleanUp>commands | pool.1 0>1 | pool.2 0>3 | pool.4 0>1 | pool.5 0>2 | centre.1 2>0 | centre.3 1>0 | centre.4 1>0 | centre.5 3>0 | offerer -1>0`),
    );
  });

  it('AN-025 AN-080 AN-104 AN-213 AN-216 AN-217 a game of three, to the third round', () => {
    expect(rounds(3, {}, 'three', 3)).toEqual(
      lines(`
        shipLaid(places [0, 1, 2, 3, 4, 5, 6, 7, 8]) | rooms.0 null>armory | rooms.1 null>cryo | rooms.2 null>bridge | rooms.3 null>engine | rooms.4 null>airlock | rooms.5 null>comms | rooms.6 null>zone | rooms.7 null>hangar | rooms.8 null>crew | explored 0>16
        technologiesLaid(technologies [teleporter, overrideKey, transitTube, repulsor], vaccines 0) | technologies at 0 []>[teleporter, overrideKey, transitTube, repulsor] | exhaustedBy at 0 []>[-1, -1, -1, -1]
        to 0 speciesDealt(seat 0, count 2, species [vherrin, orphane]), to others speciesDealt(seat 0, count 2) | dealtSpecies.0 at 0 []>[vherrin, orphane]
        to 1 speciesDealt(seat 1, count 2, species [sylth, ulmara]), to others speciesDealt(seat 1, count 2) | dealtSpecies.1 at 0 []>[sylth, ulmara]
        to 2 speciesDealt(seat 2, count 2, species [mnemos, dovani]), to others speciesDealt(seat 2, count 2) | dealtSpecies.2 at 0 []>[mnemos, dovani]
        0 chooseSpecies: vherrin orphane > vherrin
        1 chooseSpecies: sylth ulmara > ulmara
        2 chooseSpecies: mnemos dovani > dovani !reveal
        speciesRevealed(seat 0, species vherrin) | species.0 null>vherrin | dealtSpecies.0 at 0 [vherrin, orphane]>[]
        speciesRevealed(seat 1, species ulmara) | species.1 null>ulmara | dealtSpecies.1 at 0 [sylth, ulmara]>[]
        speciesRevealed(seat 2, species dovani) | species.2 null>dovani | dealtSpecies.2 at 0 [mnemos, dovani]>[]
        generalRevealed(mission headAndHatch) | generalStack at 0 []>[underWatch, deepVault, reservePower, cornerClaims, coldStorage, ringNetwork] | openMissions at 0 []>[headAndHatch] | personalStack at 0 []>[academy, townMeeting, doubleShift, spine, farSignal, longMarch, hermits, hotZone, thirdRing, smallFootprint, upperHand, pathfinders, stronghold, massLanding, nightWatch, listeningPost, triangulation, highGround, grandSurvey, sharedTable, spareParts, fieldTrial, fullHouse] | stackSeenBy at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        to 0 missionsDrawn(seat 0, count 2, missions [fullHouse, fieldTrial]), to others missionsDrawn(seat 0, count 2) | personalStack at 21 [fieldTrial, fullHouse]>[] | stackSeenBy at 21 [0, 0]>[] | drawn.0 at 0 []>[fullHouse, fieldTrial]
        to 1 missionsDrawn(seat 1, count 2, missions [spareParts, sharedTable]), to others missionsDrawn(seat 1, count 2) | personalStack at 19 [sharedTable, spareParts]>[] | stackSeenBy at 19 [0, 0]>[] | drawn.1 at 0 []>[spareParts, sharedTable]
        to 2 missionsDrawn(seat 2, count 2, missions [grandSurvey, highGround]), to others missionsDrawn(seat 2, count 2) | personalStack at 17 [highGround, grandSurvey]>[] | stackSeenBy at 17 [0, 0]>[] | drawn.2 at 0 []>[grandSurvey, highGround]
        0 keepMission: fullHouse fieldTrial > fullHouse
        1 keepMission: spareParts sharedTable > sharedTable
        2 keepMission: grandSurvey highGround > highGround !roll
        certain: to 0 missionKept(seat 0, returned 1, mission fullHouse), to others missionKept(seat 0, returned 1) | personalStack at 0 []>[fieldTrial] | stackSeenBy at 0 []>[1] | personal.0 null>fullHouse | drawn.0 at 0 [fullHouse, fieldTrial]>[] ; to 1 missionKept(seat 1, returned 1, mission sharedTable), to others missionKept(seat 1, returned 1) | personalStack at 0 []>[spareParts] | stackSeenBy at 0 []>[2] | personal.1 null>sharedTable | drawn.1 at 0 [spareParts, sharedTable]>[] ; to 2 missionKept(seat 2, returned 1, mission highGround), to others missionKept(seat 2, returned 1) | personalStack at 0 []>[grandSurvey] | stackSeenBy at 0 []>[4] | personal.2 null>highGround | drawn.2 at 0 [grandSurvey, highGround]>[] ; landed(seat 0, airlock 3, card 2) | figures.12 0>3 | teleporters.0 0>16 | cards.0 0>2 | supplies.0 16>11 ; landed(seat 1, airlock 3, card 3) | figures.13 0>3 | teleporters.1 0>16 | cards.1 0>3 | supplies.1 16>10 ; landed(seat 2, airlock 4, card 2) | figures.14 0>4 | teleporters.2 0>16 | cards.2 0>2 | supplies.2 16>10 ; then | centre.0 0>10
        to 0 missionKept(seat 0, returned 1, mission fullHouse), to others missionKept(seat 0, returned 1) | personalStack at 0 []>[fieldTrial] | stackSeenBy at 0 []>[1] | personal.0 null>fullHouse | drawn.0 at 0 [fullHouse, fieldTrial]>[]
        to 1 missionKept(seat 1, returned 1, mission sharedTable), to others missionKept(seat 1, returned 1) | personalStack at 0 []>[spareParts] | stackSeenBy at 0 []>[2] | personal.1 null>sharedTable | drawn.1 at 0 [spareParts, sharedTable]>[]
        to 2 missionKept(seat 2, returned 1, mission highGround), to others missionKept(seat 2, returned 1) | personalStack at 0 []>[grandSurvey] | stackSeenBy at 0 []>[4] | personal.2 null>highGround | drawn.2 at 0 [grandSurvey, highGround]>[]
        landed(seat 0, airlock 3, card 2) | figures.12 0>3 | teleporters.0 0>16 | cards.0 0>2 | supplies.0 16>11
        landed(seat 1, airlock 3, card 3) | figures.13 0>3 | teleporters.1 0>16 | cards.1 0>3 | supplies.1 16>10
        landed(seat 2, airlock 4, card 2) | figures.14 0>4 | teleporters.2 0>16 | cards.2 0>2 | supplies.2 16>10
        startPlayer(seat 0) | startPlayer -1>0 | centre.0 0>10
        roundBegan(round 1) | round 0>1
        rolled(seat 0, dice [0, 1, 1, 1, 4, 3]) | phase setup>commands | pool.1 0>1 | pool.2 0>1 | pool.3 0>1 | pool.4 0>4 | pool.5 0>3 | centre.0 10>0 | offerer -1>0
        0 buildOffer: support improvise movement technology contamination > support
        not {what done, reason offerEmpty, rule AN-073} {what training, reason notInPool, rule AN-073}
        then | pool.1 1>0 | offer.1 0>1
        0 buildOffer: improvise movement technology contamination done > improvise
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073}
        then | pool.2 1>0 | offer.2 0>1
        0 buildOffer: movement technology contamination done > contamination
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073}
        then | pool.5 3>2 | offer.5 0>1
        0 buildOffer: movement technology contamination done > movement
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073}
        then | pool.3 1>0 | offer.3 0>1
        0 buildOffer: technology contamination done > technology
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073}
        then | pool.4 4>3 | offer.4 0>1
        0 buildOffer: technology contamination done > contamination
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073}
        then | pool.5 2>1 | offer.5 1>2
        0 buildOffer: done > done
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073} {what technology, reason poolTooSmall, rule AN-074, args {need 4, cards 2}} {what contamination, reason poolTooSmall, rule AN-074, args {need 4, cards 2}}
        offered(seat 0, card 1, dice [0, 1, 1, 1, 1, 2]) | addressee -1>1
        1 answerOffer: accept refuse > refuse
        refused(seat 1, card 1) | addressee 1>2
        2 answerOffer: accept refuse > refuse
        refused(seat 2, card 1) | addressee 2>0
        accepted(seat 0, card 1, forced) | offer.1 1>0 | offer.2 1>0 | offer.3 1>0 | offer.4 1>0 | offer.5 2>0 | dice.1 0>1 | dice.2 0>1 | dice.3 0>1 | dice.4 0>1 | dice.5 0>2 | orderCards.0 0>1
        0 addDie: technology contamination none > technology
        dieAdded(seat 0, symbol technology) | pool.4 3>2 | dice.4 1>2 | offerer 0>1 | addressee 0>-1
        1 buildOffer: technology contamination > contamination
        not {what done, reason offerEmpty, rule AN-073} {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073}
        then | pool.5 1>0 | offer.5 0>1
        1 buildOffer: done > done
        not {what training, reason notInPool, rule AN-073} {what support, reason notInPool, rule AN-073} {what improvise, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073} {what technology, reason poolTooSmall, rule AN-074, args {need 2, cards 1}} {what contamination, reason notInPool, rule AN-073}
        offered(seat 1, card 2, dice [0, 0, 0, 0, 0, 1]) | addressee -1>2
        2 answerOffer: accept refuse > accept
        accepted(seat 2, card 2) | offer.5 1>0 | dice.17 0>1 | orderCards.2 0>2
        2 addDie: technology none > technology
        dieAdded(seat 2, symbol technology) | pool.4 2>1 | dice.16 0>1 | addressee 2>-1
        lastCard(seat 1, card 3, dice [0, 0, 0, 0, 1, 0]) | pool.4 1>0 | dice.10 0>1 | orderCards.1 0>3 | offerer 1>-1
        turnBegan(seat 0, card 1) | phase commands>turns | active -1>0
        contaminationIgnored(seat 0, count 1, why immune)
        contaminated(seat 0, from {place 4, room airlock}) | figures.12 3>2 | supplies.0 11>12 | centre.5 0>2 | dice.5 2>0
        0 act: {act support} {act improvise, as train} {act improvise, as call} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act explore, to 3}
        0 spendDie(use explore): support improvise movement technology > support !reveal
        certain: dieSpent(seat 0, symbol support, use explore) | centre.1 0>1 | dice.1 1>0 ; then | figures.9 0>1 | figures.12 2>1 | turn.explored 0>1
        dieSpent(seat 0, symbol support, use explore) | centre.1 0>1 | dice.1 1>0
        explored(seat 0, from {place 4, room airlock}, to {place 3, room engine}) | explored 16>24 | figures.9 0>1 | figures.12 2>1 | turn.explored 0>1
        0 act: {act improvise, as train} {act improvise, as call} {act movement} {act technology, technology teleporter} {act technology, technology transitTube} {act technology, technology repulsor} {act explore, to 0} {act explore, to 1} {act explore, to 5} {act explore, to 6} {act explore, to 7} {act step} {act end} > {act improvise, as train}
        dieSpent(seat 0, symbol improvise, use improvise) | centre.2 0>1 | dice.2 1>0
        trained(seat 0, count 1) | cards.0 2>3 | supplies.0 12>11
        0 act: {act movement} {act technology, technology teleporter} {act technology, technology transitTube} {act technology, technology repulsor} {act explore, to 0} {act explore, to 1} {act explore, to 5} {act explore, to 6} {act explore, to 7} {act step} {act end} > {act explore, to 1}
        0 spendDie(use explore): movement technology > movement !reveal
        certain: dieSpent(seat 0, symbol movement, use explore) | centre.3 0>1 | dice.3 1>0 ; then | figures.3 0>1 | figures.12 1>0 | turn.explored 1>2
        dieSpent(seat 0, symbol movement, use explore) | centre.3 0>1 | dice.3 1>0
        explored(seat 0, from {place 4, room airlock}, to {place 1, room cryo}) | explored 24>26 | figures.3 0>1 | figures.12 1>0 | turn.explored 1>2
        0 act: {act technology, technology teleporter} {act technology, technology transitTube} {act explore, to 0} {act explore, to 2} {act explore, to 6} {act step} {act end} > {act technology, technology teleporter}
        dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 2>1
        technologyUsed(seat 0, technology teleporter) | exhaustedBy.0 -1>0 | turn.technologies 0>1
        0 teleporterTo: 1 3 > 3
        not {what 4, reason teleporterHere, rule AN-G14}
        teleporterPlaced(seat 0, at {place 3, room engine}) | teleporters.0 16>24
        0 act: {act technology, technology transitTube} {act explore, to 0} {act explore, to 2} {act explore, to 6} {act step} {act end} > {act technology, technology transitTube}
        dieSpent(seat 0, symbol technology, use technology) | centre.4 1>2 | dice.4 1>0
        technologyUsed(seat 0, technology transitTube) | exhaustedBy.2 -1>0 | turn.technologies 1>65
        0 transitWay: {from 1, to 3} {from 1, to 4} {from 3, to 1} {from 3, to 4} > {from 1, to 3}
        moved(seat 0, from {place 1, room cryo}, to {place 3, room engine}) | figures.3 1>0 | figures.9 1>2 | turn.moved 0>1
        0 act: {act end} > {act end}
        actionsEnded(seat 0, unused 0)
        0 fulfil: done > done
        not {what fullHouse, reason missionMissing, rule AN-183, args {parts [{have 2, need 10}]}} {what headAndHatch, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 0, need 1}, {have 2, need 9}]}}
        turnEnded(seat 0, returned 0) | turn.moved 1>0 | turn.explored 2>0 | turn.technologies 65>0
        turnBegan(seat 2, card 2) | active 0>2
        contaminated(seat 2, from {place 4, room airlock}) | figures.14 4>3 | supplies.2 10>11 | centre.5 2>3 | dice.17 1>0
        2 act: {act technology, technology repulsor} {act explore, to 5} {act explore, to 7} {act step} {act end} > {act technology, technology repulsor}
        dieSpent(seat 2, symbol technology, use technology) | centre.4 2>3 | dice.16 1>0
        technologyUsed(seat 2, technology repulsor) | exhaustedBy.3 -1>2 | turn.technologies 0>128
        2 pushWhom: {seat 1, from 4, to 1} {seat 1, from 4, to 3} > {seat 1, from 4, to 3}
        pushed(seat 2, owner 1, from {place 4, room airlock}, to {place 3, room engine}) | figures.10 0>1 | figures.13 3>2
        2 act: {act end} > {act end}
        actionsEnded(seat 2, unused 0)
        2 fulfil: done > done
        not {what highGround, reason missionMissing, rule AN-183, args {parts [{have 1, need 5}]}} {what headAndHatch, reason missionMissing, rule AN-183, args {parts [{have 1, need 1}, {have 0, need 1}, {have 3, need 9}]}}
        turnEnded(seat 2, returned 0) | turn.technologies 128>0
        turnBegan(seat 1, card 3) | active 2>1
        1 act: {act explore, to 0} {act explore, to 5} {act explore, to 6} {act explore, to 7} {act step} {act end} > {act explore, to 7} !reveal
        certain: abilityUsed(seat 1, species ulmara) | turn.abilityUsed false>true ; then | figures.13 2>1 | figures.22 0>1 | turn.explored 0>1
        abilityUsed(seat 1, species ulmara) | turn.abilityUsed false>true
        explored(seat 1, from {place 4, room airlock}, to {place 7, room hangar}) | explored 26>154 | figures.13 2>1 | figures.22 0>1 | turn.explored 0>1
        1 act: {act technology, technology overrideKey} {act explore, to 0} {act explore, to 5} {act explore, to 6} {act explore, to 8} {act step} {act room, room hangar} {act end} > {act end}
        actionsEnded(seat 1, unused 1)
        1 fulfil: done > done !reveal
        not {what sharedTable, reason missionMissing, rule AN-183, args {parts [{have 2, need 4}]}} {what headAndHatch, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 0, need 1}, {have 3, need 9}]}}
        certain: turnEnded(seat 1, returned 1) | centre.4 3>4 | dice.10 1>0 | turn.explored 1>0 | turn.abilityUsed true>false ; controlChecked(points [{missions 0, rooms 1}, {missions 0, rooms 1}, {missions 0, rooms 1}], controlled [{seat 0, room engine}, {seat 2, room airlock}, {seat 1, room hangar}]) | phase turns>control | active 1>-1 ; technologiesReady | phase control>cleanUp | exhaustedBy.0 0>-1 | exhaustedBy.2 0>-1 | exhaustedBy.3 2>-1 ; then | orderCards.0 1>0 | orderCards.1 3>0 | orderCards.2 2>0
        turnEnded(seat 1, returned 1) | centre.4 3>4 | dice.10 1>0 | turn.explored 1>0 | turn.abilityUsed true>false
        controlChecked(points [{missions 0, rooms 1}, {missions 0, rooms 1}, {missions 0, rooms 1}], controlled [{seat 0, room engine}, {seat 2, room airlock}, {seat 1, room hangar}]) | phase turns>control | active 1>-1
        technologiesReady | phase control>cleanUp | exhaustedBy.0 0>-1 | exhaustedBy.2 0>-1 | exhaustedBy.3 2>-1
        generalRevealed(mission ringNetwork) | generalStack at 5 [ringNetwork]>[] | openMissions at 1 []>[ringNetwork] | orderCards.0 1>0 | orderCards.1 3>0 | orderCards.2 2>0
        startPlayer(seat 1) | startPlayer 0>1
        1 exchange: keep exchange > exchange !reveal
        to 1 missionExchanged(seat 1, old sharedTable, mission triangulation), to others missionExchanged(seat 1) | personalStack under it sharedTable, off its top triangulation | stackSeenBy.0 4>2 | stackSeenBy.1 2>4 | stackSeenBy.2 1>2 | stackSeenBy.3 0>1 | personal.1 sharedTable>triangulation
        2 exchange: keep exchange > keep
        0 exchange: keep exchange > keep !roll
        certain: roundBegan(round 2) | round 1>2 ; then | phase cleanUp>commands | centre.1 1>0 | centre.2 1>0 | centre.3 1>0 | centre.4 4>0 | centre.5 3>0 | offerer -1>1
        roundBegan(round 2) | round 1>2
        rolled(seat 1, dice [1, 0, 2, 1, 2, 4]) | phase cleanUp>commands | pool.0 0>1 | pool.2 0>2 | pool.3 0>1 | pool.4 0>2 | pool.5 0>4 | centre.1 1>0 | centre.2 1>0 | centre.3 1>0 | centre.4 4>0 | centre.5 3>0 | offerer -1>1
        rerolled(seat 1, count 1, dice [0, 0, 0, 0, 0, 1])
        rerolled(seat 1, count 1, dice [0, 1, 0, 0, 0, 0]) | pool.1 0>1 | pool.5 4>3
        1 buildOffer: training support improvise movement technology contamination > movement
        not {what done, reason offerEmpty, rule AN-073}
        then | pool.3 1>0 | offer.3 0>1
        1 buildOffer: training support improvise technology contamination done > done
        not {what movement, reason notInPool, rule AN-073}
        offered(seat 1, card 1, dice [0, 0, 0, 1, 0, 0]) | addressee -1>2
        2 answerOffer: accept refuse > accept
        accepted(seat 2, card 1) | offer.3 1>0 | dice.15 0>1 | orderCards.2 0>1
        2 addDie: training support improvise technology contamination none > technology
        dieAdded(seat 2, symbol technology) | pool.4 2>1 | dice.16 0>1 | addressee 2>-1
        1 buildOffer: training support improvise technology contamination > contamination
        not {what done, reason offerEmpty, rule AN-073} {what movement, reason notInPool, rule AN-073}
        then | pool.5 3>2 | offer.5 0>1
        1 buildOffer: training support improvise technology contamination done > done
        not {what movement, reason notInPool, rule AN-073}
        offered(seat 1, card 2, dice [0, 0, 0, 0, 0, 1]) | addressee -1>0
        0 answerOffer: accept refuse > refuse
        refused(seat 0, card 2) | addressee 0>1
        accepted(seat 1, card 2, forced) | offer.5 1>0 | dice.11 0>1 | orderCards.1 0>2
        1 addDie: training support improvise technology contamination none > none
        lastCard(seat 0, card 3, dice [1, 1, 2, 0, 1, 2]) | pool.0 1>0 | pool.1 1>0 | pool.2 2>0 | pool.4 1>0 | pool.5 2>0 | dice.0 0>1 | dice.1 0>1 | dice.2 0>2 | dice.4 0>1 | dice.5 0>2 | orderCards.0 0>3 | offerer 1>-1 | addressee 1>-1
        turnBegan(seat 2, card 1) | phase commands>turns | active -1>2
        2 act: {act movement} {act technology, technology transitTube} {act technology, technology repulsor} {act explore, to 5} {act step} {act end} > {act movement}
        dieSpent(seat 2, symbol movement, use movement) | centre.3 0>1 | dice.15 1>0
        movesGranted(seat 2, count 3) | turn.movesLeft 0>3
        2 move: {from 4, to 1} {from 4, to 3} {from 4, to 7} > {from 4, to 3}
        not {what {from 4, to 5}, reason unexplored, rule AN-132}
        moved(seat 2, from {place 4, room airlock}, to {place 3, room engine}) | figures.11 0>1 | figures.14 3>2 | turn.moved 0>1 | turn.movesLeft 3>2
        2 move(mayStop): {from 3, to 4} {from 4, to 1} {from 4, to 3} {from 4, to 7} stop > {from 3, to 4}
        not {what {from 3, to 0}, reason unexplored, rule AN-132} {what {from 3, to 6}, reason unexplored, rule AN-132} {what {from 4, to 5}, reason unexplored, rule AN-132}
        moved(seat 2, from {place 3, room engine}, to {place 4, room airlock}) | figures.11 1>0 | figures.14 2>3 | turn.moved 1>2 | turn.movesLeft 2>1
        2 move(mayStop): {from 4, to 1} {from 4, to 3} {from 4, to 7} stop > {from 4, to 1}
        not {what {from 4, to 5}, reason unexplored, rule AN-132}
        moved(seat 2, from {place 4, room airlock}, to {place 1, room cryo}) | figures.5 0>1 | figures.14 3>2 | turn.moved 2>3 | turn.movesLeft 1>0
        2 act: {act technology, technology teleporter} {act technology, technology transitTube} {act technology, technology repulsor} {act explore, to 0} {act explore, to 2} {act explore, to 5} {act step} {act end} > {act explore, to 2} !reveal
        certain: dieSpent(seat 2, symbol technology, use explore) | centre.4 0>1 | dice.16 1>0 ; then | figures.5 1>0 | figures.8 0>1 | turn.explored 0>1
        dieSpent(seat 2, symbol technology, use explore) | centre.4 0>1 | dice.16 1>0
        explored(seat 2, from {place 1, room cryo}, to {place 2, room bridge}) | explored 154>158 | figures.5 1>0 | figures.8 0>1 | turn.explored 0>1
        2 act: {act room, room bridge} {act end} > {act room, room bridge} !reveal
        certain: roomUsed(seat 2, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4 ; then | personal.2 highGround>null | drawn.2 at 0 []>[highGround]
        roomUsed(seat 2, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4
        to 2 missionsDrawn(seat 2, count 2, missions [listeningPost, nightWatch]), to others missionsDrawn(seat 2, count 2) | personalStack at 18 [nightWatch, listeningPost]>[] | stackSeenBy at 18 [0, 0]>[] | personal.2 highGround>null | drawn.2 at 0 []>[highGround, listeningPost, nightWatch]
        2 keepMission: highGround listeningPost nightWatch > highGround
        to 2 missionKept(seat 2, returned 2, mission highGround), to others missionKept(seat 2, returned 2) | personalStack at 0 []>[nightWatch, listeningPost] | stackSeenBy at 0 []>[4, 4] | personal.2 null>highGround | drawn.2 at 0 [highGround, listeningPost, nightWatch]>[]
        2 act: {act end} > {act end}
        actionsEnded(seat 2, unused 0)
        2 fulfil: done > done
        not {what highGround, reason missionMissing, rule AN-183, args {parts [{have 2, need 5}]}} {what headAndHatch, reason missionMissing, rule AN-183, args {parts [{have 1, need 1}, {have 1, need 1}, {have 3, need 9}]}} {what ringNetwork, reason missionMissing, rule AN-183, args {parts [{have 1, need 2}, {have 3, need 8}]}}
        turnEnded(seat 2, returned 0) | turn.moved 3>0 | turn.explored 1>0 | turn.roomActions 1>0 | turn.rooms 4>0
        turnBegan(seat 1, card 2) | active 2>1
        1 loseResearcher: 3 4 7 > 7
        contaminated(seat 1, from {place 7, room hangar}) | figures.22 1>0 | supplies.1 10>11 | centre.5 0>1 | dice.11 1>0
        1 act: {act explore, to 0} {act explore, to 5} {act explore, to 6} {act end} > {act explore, to 6} !reveal
        certain: abilityUsed(seat 1, species ulmara) | turn.abilityUsed false>true ; then | figures.10 1>0 | figures.19 0>1 | turn.explored 0>1
        abilityUsed(seat 1, species ulmara) | turn.abilityUsed false>true
        explored(seat 1, from {place 3, room engine}, to {place 6, room zone}) | explored 158>222 | figures.10 1>0 | figures.19 0>1 | turn.explored 0>1
        1 act: {act end} > {act end}
        actionsEnded(seat 1, unused 0)
        1 fulfil: done > done
        not {what triangulation, reason missionMissing, rule AN-183, args {parts [{have 0, need 3}, {have 2, need 8}]}} {what headAndHatch, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 0, need 1}, {have 2, need 9}]}} {what ringNetwork, reason missionMissing, rule AN-183, args {parts [{have 0, need 2}, {have 2, need 8}]}}
        turnEnded(seat 1, returned 0) | turn.explored 1>0 | turn.abilityUsed true>false
        turnBegan(seat 0, card 3) | active 1>0
        contaminationIgnored(seat 0, count 1, why immune)
        contaminated(seat 0, from {place 3, room engine}) | figures.9 2>1 | supplies.0 11>12 | centre.5 1>3 | dice.5 2>0
        0 act: {act training} {act support} {act improvise, as train} {act improvise, as call} {act technology, technology transitTube} {act explore, to 0} {act step} {act end} > {act technology, technology transitTube}
        dieSpent(seat 0, symbol technology, use technology) | centre.4 1>2 | dice.4 1>0
        technologyUsed(seat 0, technology transitTube) | exhaustedBy.2 -1>0 | turn.technologies 0>64
        0 transitWay: {from 3, to 1} {from 3, to 2} {from 3, to 4} {from 3, to 6} {from 3, to 7} > {from 3, to 1}
        moved(seat 0, from {place 3, room engine}, to {place 1, room cryo}) | figures.3 0>1 | figures.9 1>0 | turn.moved 0>1
        0 act: {act training} {act support} {act improvise, as train} {act improvise, as call} {act explore, to 0} {act step} {act end} > {act training}
        dieSpent(seat 0, symbol training, use training) | centre.0 0>1 | dice.0 1>0
        0 howMany(upTo 2): 2 1 > 1
        trained(seat 0, count 1) | cards.0 3>4 | supplies.0 12>11
        0 act: {act support} {act improvise, as train} {act improvise, as call} {act explore, to 0} {act step} {act end} > {act support}
        dieSpent(seat 0, symbol support, use support) | centre.1 0>1 | dice.1 1>0
        callsGranted(seat 0, count 2) | turn.callsLeft 0>2
        0 callTo: 3 4 > 3
        called(seat 0, to {place 3, room engine}) | figures.9 0>1 | cards.0 4>3 | turn.called 0>1 | turn.callsLeft 2>1
        0 callTo(mayStop): 3 4 stop > 4
        called(seat 0, to {place 4, room airlock}) | figures.12 0>1 | cards.0 3>2 | turn.called 1>2 | turn.callsLeft 1>0
        0 callTo(extra, mayStop): 3 4 stop > 3
        roomUsed(seat 0, at {place 3, room engine}, right control) | turn.roomActions 0>1 | turn.rooms 0>2
        called(seat 0, to {place 3, room engine}, extra) | figures.9 1>2 | cards.0 2>1 | turn.called 2>3
        0 act: {act improvise, as train} {act improvise, as call} {act explore, to 0} {act explore, to 5} {act step} {act end} > {act improvise, as train}
        dieSpent(seat 0, symbol improvise, use improvise) | centre.2 0>1 | dice.2 2>1
        trained(seat 0, count 1) | cards.0 1>2 | supplies.0 11>10
        0 act: {act improvise, as train} {act improvise, as call} {act explore, to 0} {act explore, to 5} {act step} {act end} > {act explore, to 5} !reveal
        certain: dieSpent(seat 0, symbol improvise, use explore) | centre.2 1>2 | dice.2 1>0 ; then | figures.12 1>0 | figures.15 0>1 | turn.explored 0>1
        dieSpent(seat 0, symbol improvise, use explore) | centre.2 1>2 | dice.2 1>0
        explored(seat 0, from {place 4, room airlock}, to {place 5, room comms}) | explored 222>254 | figures.12 1>0 | figures.15 0>1 | turn.explored 0>1
        0 act: {act end} > {act end}
        actionsEnded(seat 0, unused 0)
        0 fulfil: done > done !reveal
        not {what fullHouse, reason missionMissing, rule AN-183, args {parts [{have 4, need 10}]}} {what headAndHatch, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 1, need 1}, {have 4, need 9}]}} {what ringNetwork, reason missionMissing, rule AN-183, args {parts [{have 1, need 2}, {have 4, need 8}]}}
        certain: turnEnded(seat 0, returned 0) | turn.called 3>0 | turn.moved 1>0 | turn.explored 1>0 | turn.technologies 64>0 | turn.roomActions 1>0 | turn.rooms 2>0 ; controlChecked(points [{missions 0, rooms 2}, {missions 0, rooms 0}, {missions 0, rooms 2}], controlled [{seat 2, room bridge}, {seat 0, room engine}, {seat 2, room airlock}, {seat 0, room comms}]) | phase turns>control | active 0>-1 ; technologiesReady | phase control>cleanUp | exhaustedBy.2 0>-1 ; then | orderCards.0 3>0 | orderCards.1 2>0 | orderCards.2 1>0
        turnEnded(seat 0, returned 0) | turn.called 3>0 | turn.moved 1>0 | turn.explored 1>0 | turn.technologies 64>0 | turn.roomActions 1>0 | turn.rooms 2>0
        controlChecked(points [{missions 0, rooms 2}, {missions 0, rooms 0}, {missions 0, rooms 2}], controlled [{seat 2, room bridge}, {seat 0, room engine}, {seat 2, room airlock}, {seat 0, room comms}]) | phase turns>control | active 0>-1
        technologiesReady | phase control>cleanUp | exhaustedBy.2 0>-1
        generalRevealed(mission coldStorage) | generalStack at 4 [coldStorage]>[] | openMissions at 2 []>[coldStorage] | orderCards.0 3>0 | orderCards.1 2>0 | orderCards.2 1>0
        startPlayer(seat 2) | startPlayer 1>2
        2 exchange: keep exchange > exchange !reveal
        to 2 missionExchanged(seat 2, old highGround, mission massLanding), to others missionExchanged(seat 2) | personalStack under it highGround, off its top massLanding | stackSeenBy.2 2>4 | stackSeenBy.3 4>2 | stackSeenBy.4 2>4 | stackSeenBy.5 1>2 | stackSeenBy.6 0>1 | personal.2 highGround>massLanding
        0 exchange: keep exchange > keep
        1 exchange: keep exchange > exchange !reveal
        to 1 missionExchanged(seat 1, old triangulation, mission stronghold), to others missionExchanged(seat 1) | personalStack under it triangulation, off its top stronghold | stackSeenBy.0 4>2 | stackSeenBy.3 2>4 | stackSeenBy.4 4>2 | stackSeenBy.5 2>4 | stackSeenBy.6 1>2 | stackSeenBy.7 0>1 | personal.1 triangulation>stronghold
        roundBegan(round 3) | round 2>3
        rolled(seat 2, dice [0, 3, 1, 2, 3, 1]) | phase cleanUp>commands | pool.1 0>3 | pool.2 0>1 | pool.3 0>2 | pool.4 0>3 | pool.5 0>1 | centre.0 1>0 | centre.1 1>0 | centre.2 2>0 | centre.3 1>0 | centre.4 2>0 | centre.5 3>0 | offerer -1>2`),
    );
  });

  it('AN-025 AN-074 AN-083 AN-104 AN-215 AN-220 a game of four, to the second round', () => {
    expect(rounds(4, {}, 'four', 2)).toEqual(
      lines(`
        shipLaid(places [0, 1, 2, 3, 4, 5, 6, 7, 8]) | rooms.0 null>lab | rooms.1 null>hangar | rooms.2 null>crew | rooms.3 null>engine | rooms.4 null>airlock | rooms.5 null>cryo | rooms.6 null>comms | rooms.7 null>reactor | rooms.8 null>armory | explored 0>16
        technologiesLaid(technologies [teleporter, cloning, vaccine, overrideKey], vaccines 10) | vaccineStock 0>10 | technologies at 0 []>[teleporter, cloning, vaccine, overrideKey] | exhaustedBy at 0 []>[-1, -1, -1, -1]
        to 0 speciesDealt(seat 0, count 2, species [mnemos, dovani]), to others speciesDealt(seat 0, count 2) | dealtSpecies.0 at 0 []>[mnemos, dovani]
        to 1 speciesDealt(seat 1, count 2, species [orphane, sylth]), to others speciesDealt(seat 1, count 2) | dealtSpecies.1 at 0 []>[orphane, sylth]
        to 2 speciesDealt(seat 2, count 2, species [tarn, ulmara]), to others speciesDealt(seat 2, count 2) | dealtSpecies.2 at 0 []>[tarn, ulmara]
        to 3 speciesDealt(seat 3, count 2, species [kessik, vherrin]), to others speciesDealt(seat 3, count 2) | dealtSpecies.3 at 0 []>[kessik, vherrin]
        0 chooseSpecies: mnemos dovani > mnemos
        1 chooseSpecies: orphane sylth > sylth
        2 chooseSpecies: tarn ulmara > ulmara
        3 chooseSpecies: kessik vherrin > vherrin !reveal
        speciesRevealed(seat 0, species mnemos) | species.0 null>mnemos | dealtSpecies.0 at 0 [mnemos, dovani]>[]
        speciesRevealed(seat 1, species sylth) | species.1 null>sylth | dealtSpecies.1 at 0 [orphane, sylth]>[]
        speciesRevealed(seat 2, species ulmara) | species.2 null>ulmara | dealtSpecies.2 at 0 [tarn, ulmara]>[]
        speciesRevealed(seat 3, species vherrin) | species.3 null>vherrin | dealtSpecies.3 at 0 [kessik, vherrin]>[]
        generalRevealed(mission hotZone) | generalStack at 0 []>[deepVault, ringNetwork, grandSurvey, triangulation, massLanding, cornerClaims] | openMissions at 0 []>[hotZone] | personalStack at 0 []>[headAndHatch, highGround, doubleShift, fullHouse, spareParts, coldStorage, sharedTable, stronghold, hermits, listeningPost, longMarch, reservePower, pathfinders, smallFootprint, thirdRing, underWatch, academy, farSignal, townMeeting, upperHand, fieldTrial, nightWatch, spine] | stackSeenBy at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        to 0 missionsDrawn(seat 0, count 2, missions [spine, nightWatch]), to others missionsDrawn(seat 0, count 2) | personalStack at 21 [nightWatch, spine]>[] | stackSeenBy at 21 [0, 0]>[] | drawn.0 at 0 []>[spine, nightWatch]
        to 1 missionsDrawn(seat 1, count 2, missions [fieldTrial, upperHand]), to others missionsDrawn(seat 1, count 2) | personalStack at 19 [upperHand, fieldTrial]>[] | stackSeenBy at 19 [0, 0]>[] | drawn.1 at 0 []>[fieldTrial, upperHand]
        to 2 missionsDrawn(seat 2, count 2, missions [townMeeting, farSignal]), to others missionsDrawn(seat 2, count 2) | personalStack at 17 [farSignal, townMeeting]>[] | stackSeenBy at 17 [0, 0]>[] | drawn.2 at 0 []>[townMeeting, farSignal]
        to 3 missionsDrawn(seat 3, count 2, missions [academy, underWatch]), to others missionsDrawn(seat 3, count 2) | personalStack at 15 [underWatch, academy]>[] | stackSeenBy at 15 [0, 0]>[] | drawn.3 at 0 []>[academy, underWatch]
        0 keepMission: spine nightWatch > spine
        1 keepMission: fieldTrial upperHand > upperHand
        2 keepMission: townMeeting farSignal > townMeeting
        3 keepMission: academy underWatch > underWatch !roll
        certain: to 0 missionKept(seat 0, returned 1, mission spine), to others missionKept(seat 0, returned 1) | personalStack at 0 []>[nightWatch] | stackSeenBy at 0 []>[1] | personal.0 null>spine | drawn.0 at 0 [spine, nightWatch]>[] ; to 1 missionKept(seat 1, returned 1, mission upperHand), to others missionKept(seat 1, returned 1) | personalStack at 0 []>[fieldTrial] | stackSeenBy at 0 []>[2] | personal.1 null>upperHand | drawn.1 at 0 [fieldTrial, upperHand]>[] ; to 2 missionKept(seat 2, returned 1, mission townMeeting), to others missionKept(seat 2, returned 1) | personalStack at 0 []>[farSignal] | stackSeenBy at 0 []>[4] | personal.2 null>townMeeting | drawn.2 at 0 [townMeeting, farSignal]>[] ; to 3 missionKept(seat 3, returned 1, mission underWatch), to others missionKept(seat 3, returned 1) | personalStack at 0 []>[academy] | stackSeenBy at 0 []>[8] | personal.3 null>underWatch | drawn.3 at 0 [academy, underWatch]>[] ; landed(seat 0, airlock 3, card 3) | figures.16 0>3 | teleporters.0 0>16 | cards.0 0>3 | supplies.0 16>10 ; landed(seat 1, airlock 4, card 3) | figures.17 0>4 | teleporters.1 0>16 | cards.1 0>3 | supplies.1 16>9 ; landed(seat 2, airlock 3, card 3) | figures.18 0>3 | teleporters.2 0>16 | cards.2 0>3 | supplies.2 16>10 ; landed(seat 3, airlock 3, card 2) | figures.19 0>3 | teleporters.3 0>16 | cards.3 0>2 | supplies.3 16>11 ; then | centre.0 0>13
        to 0 missionKept(seat 0, returned 1, mission spine), to others missionKept(seat 0, returned 1) | personalStack at 0 []>[nightWatch] | stackSeenBy at 0 []>[1] | personal.0 null>spine | drawn.0 at 0 [spine, nightWatch]>[]
        to 1 missionKept(seat 1, returned 1, mission upperHand), to others missionKept(seat 1, returned 1) | personalStack at 0 []>[fieldTrial] | stackSeenBy at 0 []>[2] | personal.1 null>upperHand | drawn.1 at 0 [fieldTrial, upperHand]>[]
        to 2 missionKept(seat 2, returned 1, mission townMeeting), to others missionKept(seat 2, returned 1) | personalStack at 0 []>[farSignal] | stackSeenBy at 0 []>[4] | personal.2 null>townMeeting | drawn.2 at 0 [townMeeting, farSignal]>[]
        to 3 missionKept(seat 3, returned 1, mission underWatch), to others missionKept(seat 3, returned 1) | personalStack at 0 []>[academy] | stackSeenBy at 0 []>[8] | personal.3 null>underWatch | drawn.3 at 0 [academy, underWatch]>[]
        landed(seat 0, airlock 3, card 3) | figures.16 0>3 | teleporters.0 0>16 | cards.0 0>3 | supplies.0 16>10
        landed(seat 1, airlock 4, card 3) | figures.17 0>4 | teleporters.1 0>16 | cards.1 0>3 | supplies.1 16>9
        landed(seat 2, airlock 3, card 3) | figures.18 0>3 | teleporters.2 0>16 | cards.2 0>3 | supplies.2 16>10
        landed(seat 3, airlock 3, card 2) | figures.19 0>3 | teleporters.3 0>16 | cards.3 0>2 | supplies.3 16>11
        startPlayer(seat 3) | startPlayer -1>3 | centre.0 0>13
        roundBegan(round 1) | round 0>1
        rolled(seat 3, dice [1, 2, 4, 1, 4, 1]) | phase setup>commands | pool.0 0>1 | pool.1 0>2 | pool.2 0>4 | pool.3 0>1 | pool.4 0>4 | pool.5 0>1 | centre.0 13>0 | offerer -1>3
        3 buildOffer: training support improvise movement technology contamination > movement
        not {what done, reason offerEmpty, rule AN-073}
        then | pool.3 1>0 | offer.3 0>1
        3 buildOffer: training support improvise technology contamination done > done
        not {what movement, reason notInPool, rule AN-073}
        offered(seat 3, card 1, dice [0, 0, 0, 1, 0, 0]) | addressee -1>0
        0 answerOffer: accept refuse > accept
        accepted(seat 0, card 1) | offer.3 1>0 | dice.3 0>1 | orderCards.0 0>1
        0 addDie: training support improvise technology contamination none > technology
        dieAdded(seat 0, symbol technology) | pool.4 4>3 | dice.4 0>1 | addressee 0>-1
        3 buildOffer: training support improvise technology contamination > contamination
        not {what done, reason offerEmpty, rule AN-073} {what movement, reason notInPool, rule AN-073}
        then | pool.5 1>0 | offer.5 0>1
        3 buildOffer: training support improvise technology done > done
        not {what movement, reason notInPool, rule AN-073} {what contamination, reason notInPool, rule AN-073}
        offered(seat 3, card 2, dice [0, 0, 0, 0, 0, 1]) | addressee -1>1
        1 answerOffer: accept refuse > refuse
        refused(seat 1, card 2) | addressee 1>2
        2 answerOffer: accept refuse > accept
        accepted(seat 2, card 2) | offer.5 1>0 | dice.17 0>1 | orderCards.2 0>2
        2 addDie: training support improvise technology none > training
        dieAdded(seat 2, symbol training) | pool.0 1>0 | dice.12 0>1 | addressee 2>-1
        3 buildOffer: support improvise technology > improvise
        not {what done, reason offerEmpty, rule AN-073} {what training, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073} {what contamination, reason notInPool, rule AN-073}
        then | pool.2 4>3 | offer.2 0>1
        3 buildOffer: support improvise technology done > done
        not {what training, reason notInPool, rule AN-073} {what movement, reason notInPool, rule AN-073} {what contamination, reason notInPool, rule AN-073}
        offered(seat 3, card 3, dice [0, 0, 1, 0, 0, 0]) | addressee -1>1
        1 answerOffer: accept refuse > refuse
        refused(seat 1, card 3) | addressee 1>3
        accepted(seat 3, card 3, forced) | offer.2 1>0 | dice.20 0>1 | orderCards.3 0>3
        3 addDie: support improvise technology none > technology
        dieAdded(seat 3, symbol technology) | pool.4 3>2 | dice.22 0>1 | addressee 3>-1
        lastCard(seat 1, card 4, dice [0, 2, 3, 0, 2, 0]) | pool.1 2>0 | pool.2 3>0 | pool.4 2>0 | dice.7 0>2 | dice.8 0>3 | dice.10 0>2 | orderCards.1 0>4 | offerer 3>-1
        turnBegan(seat 0, card 1) | phase commands>turns | active -1>0
        0 act: {act technology, technology cloning} {act technology, technology vaccine} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act technology, technology cloning}
        0 spendDie(use technology): movement technology > movement
        abilityUsed(seat 0, species mnemos) | turn.abilityUsed false>true
        dieSpent(seat 0, symbol movement, use technology) | centre.3 0>1 | dice.3 1>0
        technologyUsed(seat 0, technology cloning) | exhaustedBy.1 -1>0 | turn.technologies 0>2
        0 cloneAt: 4 > 4
        cloned(seat 0, at {place 4, room airlock}) | figures.16 3>4 | supplies.0 10>9
        0 act: {act technology, technology vaccine} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act technology, technology vaccine}
        dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
        technologyUsed(seat 0, technology vaccine) | exhaustedBy.2 -1>0 | turn.technologies 2>10
        vaccinesTaken(seat 0, count 2) | vaccines.0 0>2 | vaccineStock 10>8
        0 act: {act end} > {act end}
        actionsEnded(seat 0, unused 0)
        0 fulfil: done > done
        not {what spine, reason missionMissing, rule AN-183, args {parts [{have 0, need 3}, {have 4, need 7}]}} {what hotZone, reason missionMissing, rule AN-183, args {parts [{have 0, need 3}]}}
        turnEnded(seat 0, returned 0) | turn.technologies 10>0 | turn.abilityUsed true>false
        turnBegan(seat 2, card 2) | active 0>2
        contaminated(seat 2, from {place 4, room airlock}) | figures.18 3>2 | supplies.2 10>11 | centre.5 0>1 | dice.17 1>0
        2 act: {act training} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act training}
        dieSpent(seat 2, symbol training, use training) | centre.0 0>1 | dice.12 1>0
        2 howMany(upTo 2): 2 1 > 2
        trained(seat 2, count 2) | cards.2 3>5 | supplies.2 11>9
        2 act: {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act explore, to 5} !reveal
        certain: abilityUsed(seat 2, species ulmara) | turn.abilityUsed false>true ; then | figures.18 2>1 | figures.22 0>1 | turn.explored 0>1
        abilityUsed(seat 2, species ulmara) | turn.abilityUsed false>true
        explored(seat 2, from {place 4, room airlock}, to {place 5, room cryo}) | explored 16>48 | figures.18 2>1 | figures.22 0>1 | turn.explored 0>1
        2 act: {act end} > {act end}
        actionsEnded(seat 2, unused 0)
        2 fulfil: done > done
        not {what townMeeting, reason missionMissing, rule AN-183, args {parts [{have 1, need 5}]}} {what hotZone, reason missionMissing, rule AN-183, args {parts [{have 0, need 3}]}}
        turnEnded(seat 2, returned 0) | turn.explored 1>0 | turn.abilityUsed true>false
        turnBegan(seat 3, card 3) | active 2>3
        3 act: {act improvise, as train} {act improvise, as call} {act explore, to 1} {act explore, to 3} {act explore, to 7} {act step} {act end} > {act explore, to 3}
        3 spendDie(use explore): improvise technology > technology !reveal
        certain: dieSpent(seat 3, symbol technology, use explore) | centre.4 1>2 | dice.22 1>0 ; then | figures.15 0>1 | figures.19 3>2 | turn.explored 0>1
        dieSpent(seat 3, symbol technology, use explore) | centre.4 1>2 | dice.22 1>0
        explored(seat 3, from {place 4, room airlock}, to {place 3, room engine}) | explored 48>56 | figures.15 0>1 | figures.19 3>2 | turn.explored 0>1
        3 act: {act improvise, as train} {act improvise, as call} {act explore, to 0} {act explore, to 1} {act explore, to 6} {act explore, to 7} {act step} {act end} > {act end}
        actionsEnded(seat 3, unused 1)
        3 fulfil: done > done
        not {what underWatch, reason missionMissing, rule AN-183, args {parts [{have 0, need 2}]}} {what hotZone, reason missionMissing, rule AN-183, args {parts [{have 0, need 3}]}}
        turnEnded(seat 3, returned 1) | centre.2 0>1 | dice.20 1>0 | turn.explored 1>0
        turnBegan(seat 1, card 4) | active 3>1
        1 act: {act support} {act improvise, as train} {act improvise, as call} {act explore, to 1} {act explore, to 7} {act step} {act end} > {act end}
        actionsEnded(seat 1, unused 7)
        1 fulfil: done > done !reveal
        not {what upperHand, reason missionMissing, rule AN-183, args {parts [{have 0, need 2}, {have 4, need 9}]}} {what hotZone, reason missionMissing, rule AN-183, args {parts [{have 0, need 3}]}}
        certain: turnEnded(seat 1, returned 7) | centre.1 0>2 | centre.2 1>4 | centre.4 2>4 | dice.7 2>0 | dice.8 3>0 | dice.10 2>0 ; controlChecked(points [{missions 0, rooms 0}, {missions 0, rooms 0}, {missions 0, rooms 0}, {missions 0, rooms 1}], controlled [{seat 3, room engine}]) | phase turns>control | active 1>-1 ; technologiesReady | phase control>cleanUp | exhaustedBy.1 0>-1 | exhaustedBy.2 0>-1 ; then | orderCards.0 1>0 | orderCards.1 4>0 | orderCards.2 2>0 | orderCards.3 3>0
        turnEnded(seat 1, returned 7) | centre.1 0>2 | centre.2 1>4 | centre.4 2>4 | dice.7 2>0 | dice.8 3>0 | dice.10 2>0
        controlChecked(points [{missions 0, rooms 0}, {missions 0, rooms 0}, {missions 0, rooms 0}, {missions 0, rooms 1}], controlled [{seat 3, room engine}]) | phase turns>control | active 1>-1
        technologiesReady | phase control>cleanUp | exhaustedBy.1 0>-1 | exhaustedBy.2 0>-1
        generalRevealed(mission cornerClaims) | generalStack at 5 [cornerClaims]>[] | openMissions at 1 []>[cornerClaims] | orderCards.0 1>0 | orderCards.1 4>0 | orderCards.2 2>0 | orderCards.3 3>0
        startPlayer(seat 0) | startPlayer 3>0
        0 exchange: keep exchange > exchange !reveal
        to 0 missionExchanged(seat 0, old spine, mission thirdRing), to others missionExchanged(seat 0) | personalStack under it spine, off its top thirdRing | stackSeenBy.0 8>1 | stackSeenBy.1 4>8 | stackSeenBy.2 2>4 | stackSeenBy.3 1>2 | stackSeenBy.4 0>1 | personal.0 spine>thirdRing
        1 exchange: keep exchange > exchange !reveal
        to 1 missionExchanged(seat 1, old upperHand, mission smallFootprint), to others missionExchanged(seat 1) | personalStack under it upperHand, off its top smallFootprint | stackSeenBy.0 1>2 | stackSeenBy.1 8>1 | stackSeenBy.2 4>8 | stackSeenBy.3 2>4 | stackSeenBy.4 1>2 | stackSeenBy.5 0>1 | personal.1 upperHand>smallFootprint
        2 exchange: keep exchange > keep
        3 exchange: keep exchange > exchange !reveal
        to 3 missionExchanged(seat 3, old underWatch, mission pathfinders), to others missionExchanged(seat 3) | personalStack under it underWatch, off its top pathfinders | stackSeenBy.0 2>8 | stackSeenBy.1 1>2 | stackSeenBy.2 8>1 | stackSeenBy.3 4>8 | stackSeenBy.4 2>4 | stackSeenBy.5 1>2 | stackSeenBy.6 0>1 | personal.3 underWatch>pathfinders
        roundBegan(round 2) | round 1>2
        rolled(seat 0, dice [4, 4, 0, 2, 1, 2]) | phase cleanUp>commands | pool.0 0>4 | pool.1 0>4 | pool.3 0>2 | pool.4 0>1 | pool.5 0>2 | centre.0 1>0 | centre.1 2>0 | centre.2 4>0 | centre.3 1>0 | centre.4 4>0 | centre.5 1>0 | offerer -1>0`),
    );
  });
});
